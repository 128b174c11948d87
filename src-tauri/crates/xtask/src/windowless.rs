//! Programs with a window, where there is no screen.

use std::process::Command;

use crate::process::limited;
use crate::tools::with_node;

/// A command with a screen in memory and a message bus of its own. What the bus itself has to say is of no interest; all the command
/// says comes on standard output.
pub fn windowless(words: &[&str]) -> Command {
    const SESSION: &str = "exec dbus-run-session -- xvfb-run --auto-servernum --server-args='-screen 0 1280x900x24' \
        sh -c 'exec \"$@\" 2>&1' sh \"$@\" 2>/dev/null";
    let mut command = limited(30, "sh", &["-c", SESSION, "sh"]);
    // Nothing here has a graphics card, and nobody needs the desktop's own file dialogs.
    let quiet = [("LIBGL_ALWAYS_SOFTWARE", "1"), ("WEBKIT_DISABLE_DMABUF_RENDERER", "1"), ("NO_AT_BRIDGE", "1"), ("GTK_USE_PORTAL", "0")];
    with_node(command.args(words).envs(quiet));
    command
}
