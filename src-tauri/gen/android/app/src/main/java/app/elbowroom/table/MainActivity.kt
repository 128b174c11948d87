package app.elbowroom.table

import android.content.Intent
import android.net.Uri
import android.os.Bundle
import android.provider.OpenableColumns
import android.webkit.WebView
import androidx.activity.OnBackPressedCallback
import androidx.activity.enableEdgeToEdge
import androidx.core.content.IntentCompat
import androidx.core.view.WindowCompat
import androidx.core.view.WindowInsetsCompat
import androidx.core.view.WindowInsetsControllerCompat
import java.io.ByteArrayOutputStream
import java.io.File
import java.io.IOException
import org.json.JSONObject

/** What a saved game may hold at most, as in `arrivals.rs`. */
private const val MOST = 8_000_000

/** Asks the page for its own way back; `true` if it has one, which it has then gone. */
private const val BACK = "!dispatchEvent(new Event('back', { cancelable: true }))"

class MainActivity : TauriActivity() {
  override fun onCreate(savedInstanceState: Bundle?) {
    enableEdgeToEdge()
    // A screen that was only turned, or taken down for memory, has had its file before.
    if (savedInstanceState == null) takeIn(intent)
    super.onCreate(savedInstanceState)
  }

  override fun onNewIntent(intent: Intent) {
    takeIn(intent)
    super.onNewIntent(intent)
  }

  override fun onWebViewCreate(webView: WebView) {
    super.onWebViewCreate(webView)
    // After those of the libraries: the last that was added is asked first.
    val back = object : OnBackPressedCallback(true) {
      override fun handleOnBackPressed() {
        webView.evaluateJavascript(BACK) { gone -> if (gone != "true") moveTaskToBack(true) }
      }
    }
    onBackPressedDispatcher.addCallback(this, back)
  }

  /** The bars of the system are away, and come for a moment when they are swiped in; so also after a dialog or another app. */
  override fun onWindowFocusChanged(hasFocus: Boolean) {
    super.onWindowFocusChanged(hasFocus)
    if (!hasFocus) return
    val bars = WindowCompat.getInsetsController(window, window.decorView)
    bars.systemBarsBehavior = WindowInsetsControllerCompat.BEHAVIOR_SHOW_TRANSIENT_BARS_BY_SWIPE
    bars.hide(WindowInsetsCompat.Type.systemBars())
  }

  /** Puts what another app hands over where the page asks for it: a file of `arrivals` beside the games, whole as soon as it has its name. */
  private fun takeIn(intent: Intent?) {
    val from = when (intent?.action) {
      Intent.ACTION_VIEW -> intent.data
      Intent.ACTION_SEND -> IntentCompat.getParcelableExtra(intent, Intent.EXTRA_STREAM, Uri::class.java)
      else -> null
    } ?: return
    val item = JSONObject().put("file_name", nameOf(from))
    try {
      val bytes = read(from)
      if (bytes == null) item.put("fault", "too_large") else item.put("data", String(bytes, Charsets.UTF_8))
    } catch (error: IOException) {
      item.put("fault", "unreadable").put("detail", error.message)
    } catch (error: SecurityException) {
      item.put("fault", "unreadable").put("detail", error.message)
    }
    try {
      val folder = File(dataDir, "arrivals").apply { mkdirs() }
      val name = "%015d-android-%04d.json".format(System.currentTimeMillis(), item.hashCode() and 0xfff)
      val staged = File(folder, "$name.tmp")
      staged.writeText(item.toString())
      staged.renameTo(File(folder, name))
    } catch (error: IOException) {
      Logger.error("a game that was handed over cannot be kept: $error")
    }
  }

  /** What is in it; nothing if it is more than a saved game can be. */
  private fun read(from: Uri): ByteArray? {
    val stream = contentResolver.openInputStream(from) ?: throw IOException("there is nothing to read")
    val kept = ByteArrayOutputStream()
    stream.use {
      val part = ByteArray(64 * 1024)
      var count = it.read(part)
      while (count >= 0 && kept.size() <= MOST) {
        kept.write(part, 0, count)
        count = it.read(part)
      }
    }
    return if (kept.size() > MOST) null else kept.toByteArray()
  }

  /** The name that people know it by. */
  private fun nameOf(from: Uri): String {
    val columns = arrayOf(OpenableColumns.DISPLAY_NAME)
    val told = try {
      contentResolver.query(from, columns, null, null, null)?.use { if (it.moveToFirst()) it.getString(0) else null }
    } catch (error: RuntimeException) {
      null
    }
    return told ?: from.lastPathSegment ?: "game.elbow"
  }
}
