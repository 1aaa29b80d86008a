/// How lists, tables and source lines look.
enum PageStyleLists {
  static let text = #"""
    .rows, .begin { list-style: none; padding: 0; }
    .rows > li { display: flex; gap: 8px; padding: 5px 0; border-top: 1px solid var(--line); }
    .rows > li:first-child { border-top: 0; }
    .rows > li > div { min-width: 0; overflow-wrap: anywhere; }
    .rows a { text-decoration: none; }
    .rows a:hover { text-decoration: underline; }
    .plain { padding-left: 18px; font-size: 14px; overflow-wrap: anywhere; }
    .begin a {
      display: block; border: 1px solid var(--line); border-radius: 8px; padding: 8px 12px;
      margin: 8px 0; text-decoration: none; color: inherit; overflow-wrap: anywhere;
    }
    .begin a:hover { border-color: var(--link); }
    .begin b { display: block; font-size: 13px; color: var(--soft); font-weight: 600; }
    .dot {
      flex: none; width: 11px; height: 11px; border-radius: 50%; margin-top: 6px;
      background: var(--plain); display: inline-block;
    }
    .kind .dot { margin: 0 4px 0 0; }
    .dot.error { background: var(--error); }
    .dot.warning { background: var(--amber); border-radius: 2px; }
    .dot.info { background: none; border: 2px solid var(--plain); }
    .dot.calm { background: none; border: 2px dashed var(--plain); }
    .more { margin-top: 6px; }
    .help { border-left: 4px solid var(--good); padding-left: 10px; }
    .source {
      background: var(--code); border-radius: 8px; padding: 8px 0; margin: 10px 0;
      font: 13px/1.55 ui-monospace, "SF Mono", Menlo, Consolas, monospace; tab-size: 2;
    }
    .source .row { display: grid; grid-template-columns: 48px 1fr; padding-right: 12px; }
    .source .row span { white-space: pre-wrap; overflow-wrap: anywhere; min-width: 0; }
    .source .marked { background: color-mix(in srgb, var(--ink) 7%, transparent); }
    .source i {
      padding-right: 10px; text-align: right;
      color: var(--soft); font-style: normal; user-select: none;
    }
    mark { color: inherit; background: var(--markInfo); border-radius: 3px; font-weight: 700; }
    mark.error { background: var(--markError); box-shadow: 0 2px 0 var(--error); }
    mark.warning { background: var(--markWarning); box-shadow: 0 2px 0 var(--amber); }
    code { font: 13px ui-monospace, "SF Mono", Menlo, Consolas, monospace; overflow-wrap: anywhere; }
    .command { margin-top: 18px; }
    .command > div { display: flex; gap: 8px; align-items: center; }
    .command button { flex: none; }
    .command code { background: var(--code); padding: 4px 8px; border-radius: 6px; min-width: 0; }
    #filters { display: flex; flex-wrap: wrap; gap: 8px 16px; margin: 10px 0 4px; font-size: 14px;
      align-items: center; }
    #filters input[type="search"] { flex: 1 1 260px; }
    .checks { display: flex; flex-wrap: wrap; gap: 4px 12px; }
    details { margin-top: 8px; }
    summary { cursor: pointer; padding: 4px 0; }
    #groups details { border-top: 1px solid var(--line); margin: 0; padding: 4px 0; }
    #groups details > div { padding: 0 0 8px 18px; }
    .groupname { font-weight: 600; margin-right: 8px; overflow-wrap: anywhere; }
    summary .chip { margin-right: 4px; }
    .scroll { overflow-x: auto; margin-top: 8px; }
    table { border-collapse: collapse; width: 100%; font-size: 14px; }
    caption { text-align: left; color: var(--soft); padding: 4px 0; }
    th, td { text-align: left; padding: 5px 12px 5px 0; border-top: 1px solid var(--line);
      vertical-align: top; font-weight: 400; }
    thead th { font-weight: 600; border-top: 0; }
    td.number { font-variant-numeric: tabular-nums; }
    .bar { display: flex; gap: 8px; align-items: center; min-width: 110px; }
    .bar svg { width: 70px; height: 9px; fill: var(--error); flex: none; }
    .shares { width: 100%; height: 26px; display: block; margin-top: 8px; }
    .layer { fill: var(--own, var(--plain)); }
    .layer.ring-1 { --own: var(--plain); fill-opacity: .45; }
    """#
}
