//! Lays declarations out to be read: a member on a line of its own where there is a word about it, or where the line would be long.

/// What fits on a line.
const WIDTH: usize = 120;

/// A declaration as ts-rs writes it, laid out.
pub(super) fn tidy(text: &str) -> String {
    let (docs, rest) = split_docs(text);
    let mut out = laid_docs(docs, "");
    let mut reader = Reader { rest };
    out.push_str(reader.union("", ';').trim_end());
    assert!(reader.rest.trim().is_empty() || reader.rest.trim() == ";", "not understood: {}", reader.rest);
    out.push_str(";\n");
    out
}

/// A comment at the beginning, and what follows.
fn split_docs(text: &str) -> (&str, &str) {
    let text = text.trim_start();
    if !text.starts_with("/**") {
        return ("", text);
    }
    let end = text.find("*/").map_or(text.len(), |end| end + 2);
    (&text[..end], text[end..].trim_start())
}

/// A comment, on one line if it is one.
fn laid_docs(docs: &str, indent: &str) -> String {
    let lines = docs.trim_start_matches("/**").trim_end_matches("*/").lines();
    let lines: Vec<&str> = lines.map(|line| line.trim().trim_start_matches('*').trim()).filter(|line| !line.is_empty()).collect();
    match lines[..] {
        [] => String::new(),
        [line] => format!("{indent}/** {line} */\n"),
        _ => format!("{indent}/**\n{indent} * {}\n{indent} */\n", lines.join(&format!("\n{indent} * "))),
    }
}

struct Reader<'a> {
    rest: &'a str,
}

impl Reader<'_> {
    fn take(&mut self) -> Option<char> {
        let next = self.rest.chars().next()?;
        self.rest = &self.rest[next.len_utf8()..];
        Some(next)
    }

    /// Alternatives up to `end` (which stays) or the end of the text, one below the other if they are long.
    fn union(&mut self, indent: &str, end: char) -> String {
        let deeper = format!("{indent}  ");
        let mut parts = vec![String::new()];
        let mut head = String::new();
        let mut depth = 0;
        while let Some(next) = self.rest.chars().next() {
            if depth == 0 && (next == end || next == '}') {
                break;
            }
            self.take();
            let first = parts.len() == 1;
            let part = parts.last_mut().expect("there is one from the start");
            match next {
                '"' => {
                    part.push('"');
                    while let Some(next) = self.take() {
                        part.push(next);
                        if next == '"' {
                            break;
                        }
                    }
                }
                '{' => part.push_str(&self.object(&deeper)),
                '(' => {
                    let inner = self.union(indent, ')');
                    self.take();
                    part.extend(["(", &inner, ")"]);
                }
                '|' if depth == 0 => parts.push(String::new()),
                '=' | ':' if depth == 0 && first && head.is_empty() => {
                    part.push(next);
                    head = std::mem::take(part);
                }
                '\n' => part.push(' '),
                _ => {
                    depth += i32::from("<[".contains(next)) - i32::from(">]".contains(next));
                    part.push(next);
                }
            }
        }
        let parts: Vec<&str> = parts.iter().map(|part| part.trim()).collect();
        let line = format!("{} {}", head.trim(), parts.join(" | "));
        let line = line.trim();
        if parts.len() == 1 || line.chars().count() + indent.len() <= WIDTH && !line.contains('\n') {
            // Members are indented from where the object begins.
            return line.replace(&format!("\n{deeper}"), &format!("\n{indent}"));
        }
        let words = parts.iter().all(|part| part.starts_with('"'));
        if !words {
            return format!("{}\n{deeper}| {}", head.trim(), parts.join(&format!("\n{deeper}| ")));
        }
        let mut out = head.trim().to_owned();
        let mut length = WIDTH;
        for part in parts {
            if length + part.len() + 3 > WIDTH {
                out.extend(["\n", &deeper]);
                length = deeper.len();
            } else {
                out.push(' ');
            }
            out.extend(["| ", part]);
            length += part.len() + 3;
        }
        out
    }

    /// The rest of an object whose `{` was read.
    fn object(&mut self, indent: &str) -> String {
        let deeper = format!("{indent}  ");
        let mut members = Vec::new();
        loop {
            let (docs, rest) = split_docs(self.rest);
            self.rest = rest;
            let docs = laid_docs(docs, &deeper);
            let member = self.union(&deeper, ',');
            if !member.is_empty() {
                members.push((docs, member));
            }
            if self.take() != Some(',') {
                break;
            }
        }
        let line: Vec<&str> = members.iter().map(|(_, member)| member.as_str()).collect();
        let line = line.join(", ");
        if members.is_empty() {
            return "{}".to_owned();
        }
        if members.iter().all(|(docs, _)| docs.is_empty()) && !line.contains('\n') && line.chars().count() + indent.len() <= WIDTH {
            return format!("{{ {line} }}");
        }
        let members: Vec<String> = members.iter().map(|(docs, member)| format!("{docs}{deeper}{member},\n")).collect();
        format!("{{\n{}{indent}}}", members.concat())
    }
}

#[cfg(test)]
mod tests {
    use super::tidy;

    #[test]
    fn short_things_stay_on_a_line_and_documented_ones_do_not() {
        let short = tidy("export type A = { a: number, b?: string, };");
        assert_eq!(short, "export type A = { a: number, b?: string };\n");
        let long =
            tidy("/**\n * What.\n */\nexport type A = { \"type\": \"b\", \n/**\n * Which.\n */\na: { x: { [key in K]?: number }, }, };");
        assert_eq!(
            long,
            "/** What. */\nexport type A = {\n  \"type\": \"b\",\n  /** Which. */\n  a: { x: { [key in K]?: number } },\n};\n"
        );
    }

    #[test]
    fn alternatives_stand_below_each_other() {
        let text = tidy("export type A = { \"type\": \"b\", \n/**\n * Which.\n */\na: number, } | { \"type\": \"c\", };");
        assert_eq!(
            text,
            "export type A =\n  | {\n    \"type\": \"b\",\n    /** Which. */\n    a: number,\n  }\n  | { \"type\": \"c\" };\n"
        );
    }
}
