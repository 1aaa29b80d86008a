/// Colours, type and the layout of the page as a whole.
enum PageStyleBase {
  static let text = #"""
    :root {
      --back: #f6f6f4; --card: #ffffff; --ink: #1d2127; --soft: #57606a; --line: #d9dce1;
      --link: #1f5fbf; --error: #c0152f; --warning: #8f5600; --amber: #d98a00; --good: #17734a;
      --ring0: #6d45c4; --ring1: #0b7f7f; --ring2: #2a66c8; --ring3: #5f6873; --ring4: #6f7d1c;
      --plain: #7d8896; --code: #f0f0ed; --markError: #ffd9de; --markWarning: #ffe7bd;
      --markInfo: #dfe9f7;
      color-scheme: light;
    }
    :root[data-theme="dark"] {
      --back: #14171b; --card: #1c2026; --ink: #e8eaee; --soft: #a2acb8; --line: #343b45;
      --link: #86b4ff; --error: #ff7386; --warning: #f2b24d; --amber: #f2b24d; --good: #5ccf98;
      --ring0: #ab8df5; --ring1: #41bdb6; --ring2: #74a8f7; --ring3: #98a3b0; --ring4: #b0bf4a;
      --plain: #8b96a4; --code: #242a32; --markError: #6b2230; --markWarning: #5c4310;
      --markInfo: #2b405e;
      color-scheme: dark;
    }
    * { box-sizing: border-box; }
    body {
      margin: 0; background: var(--back); color: var(--ink);
      font: 15px/1.5 system-ui, -apple-system, "Segoe UI", Roboto, "PingFang SC",
        "Microsoft YaHei", "Noto Sans CJK SC", "Noto Sans SC", sans-serif;
    }
    h1, h2, h3, p, ul, ol, dl, dd { margin: 0; }
    h1 { font-size: 19px; overflow-wrap: anywhere; }
    h2 { font-size: 21px; line-height: 1.3; }
    h3 { font-size: 15px; margin: 18px 0 6px; }
    a { color: var(--link); text-underline-offset: 2px; }
    small { display: block; color: var(--soft); font-size: 13px; overflow-wrap: anywhere; }
    button, select, input {
      font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line);
      border-radius: 6px; padding: 3px 10px;
    }
    button { cursor: pointer; }
    :focus-visible { outline: 3px solid var(--link); outline-offset: 2px; }
    h2:focus { outline: none; }
    .skip { position: absolute; left: -999px; }
    .skip:focus { left: 8px; top: 8px; background: var(--card); padding: 8px; z-index: 9; }
    header {
      display: flex; flex-wrap: wrap; gap: 6px 24px; align-items: center; padding: 8px 24px;
      background: var(--card); border-bottom: 1px solid var(--line);
      position: sticky; top: 0; z-index: 5;
    }
    .names { display: flex; gap: 12px; align-items: baseline; }
    .brand { color: var(--ring0); font-weight: 700; letter-spacing: .04em; }
    nav { display: flex; flex-wrap: wrap; gap: 4px 16px; }
    nav a { text-decoration: none; }
    nav a:hover { text-decoration: underline; }
    .tools { margin-left: auto; display: flex; gap: 8px; }
    #theme[aria-pressed="true"] { background: var(--ring0); color: var(--card); }
    .layout {
      display: grid; grid-template-columns: minmax(0, 1fr) 430px; gap: 20px;
      max-width: 1700px; margin: 0 auto; padding: 16px 24px;
    }
    main { min-width: 0; }
    main > section {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 16px 20px; margin-bottom: 16px; scroll-margin-top: 64px;
    }
    .note { color: var(--soft); font-size: 14px; }
    .intro { color: var(--soft); }
    .verdicts { display: flex; flex-wrap: wrap; gap: 4px 16px; align-items: center; }
    #verdict { display: flex; flex-wrap: wrap; gap: 8px; margin: 4px 0; }
    #verdict-text { flex: 1 1 300px; line-height: 1.4; }
    #facts {
      display: flex; flex-wrap: wrap; gap: 2px 28px; padding-top: 4px; font-size: 14px;
    }
    #facts div { display: flex; gap: 6px; }
    #facts dt { color: var(--soft); white-space: nowrap; }
    #facts dt::after { content: ":"; }
    .chip {
      display: inline-block; border-radius: 20px; padding: 0 8px; font-size: 13px;
      border: 1px solid currentColor; white-space: nowrap; color: var(--soft);
      text-decoration: none; font-weight: 600;
    }
    .chip.error { color: var(--error); }
    .chip.warning { color: var(--warning); }
    .chip.good { color: var(--good); }
    .chip.big { font-size: 19px; padding: 2px 16px; }
    .chip.big.error { background: var(--error); border-color: var(--error); color: var(--card); }
    #panel {
      background: var(--card); border: 1px solid var(--line); border-radius: 10px;
      padding: 16px 20px 24px; position: sticky; top: 64px; align-self: start;
      max-height: calc(100vh - 80px); overflow: auto; overscroll-behavior: contain;
    }
    #panel h2 { overflow-wrap: anywhere; font-size: 18px; }
    #panel p { margin: 4px 0; overflow-wrap: anywhere; }
    #close { float: right; margin: 0 0 4px 8px; position: sticky; top: 0; }
    .kind { color: var(--soft); font-size: 13px; }
    footer { color: var(--soft); font-size: 13px; padding: 0 20px 20px; }
    [hidden] { display: none !important; }
    """#
}
