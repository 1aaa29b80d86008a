/// How the onion and its legend look.
enum PageStyleOnion {
  static let text = #"""
    #onion {
      display: block; width: 100%; height: clamp(540px, 100vh - 310px, 900px); margin: 4px auto;
      overflow: visible;
    }
    .ring0 { --own: var(--ring0); } .ring1 { --own: var(--ring1); } .ring2 { --own: var(--ring2); }
    .ring3 { --own: var(--ring3); } .ring4 { --own: var(--ring4); }
    .band { fill: var(--own); fill-opacity: .07; }
    .spoke { stroke: var(--card); stroke-width: 2; }
    .cell { cursor: pointer; }
    .shape { fill: var(--own); stroke: var(--card); stroke-width: 2; }
    .cell:focus { outline: none; }
    .cell:focus-visible .shape { stroke: var(--link); stroke-width: 5; }
    .cell.chosen .shape { stroke: var(--ink); stroke-width: 3; }
    .dim .cell:not(.near) { opacity: .35; }
    .dim .arcs:not(#lit) { opacity: .1; }
    .arcs { pointer-events: none; }
    .arc { fill: none; stroke: var(--plain); stroke-linecap: round; }
    .arc.plain { stroke-opacity: .38; }
    .arc.error { stroke: var(--error); stroke-opacity: .85; }
    .arc.warning { stroke: var(--amber); stroke-opacity: .75; }
    #lit .arc.plain { stroke: var(--own, var(--link)); stroke: var(--link); stroke-opacity: .8; }
    #lit .arc.to { stroke-opacity: .8; stroke-dasharray: 5 5; stroke-linecap: butt; }
    .head { fill: var(--plain); fill-opacity: .75; }
    .head.error { fill: var(--error); fill-opacity: 1; }
    .head.warning { fill: var(--amber); fill-opacity: 1; }
    .wall { fill: none; stroke: var(--ink); stroke-width: 2.5; stroke-dasharray: 9 6; opacity: .6; }
    .hollow { fill: none; stroke: var(--line); stroke-width: 2; stroke-dasharray: 4 6; }
    .label, .ringname, .sector { font-size: 18px; fill: var(--ink); pointer-events: none; }
    .label, .ringname, .sector {
      paint-order: stroke; stroke: var(--card); stroke-width: 4px; stroke-linejoin: round;
    }
    .sector { pointer-events: auto; cursor: pointer; font-size: 20px; }
    .ringname { font-weight: 700; font-size: 19px; fill: var(--own, var(--soft)); }
    .badge { pointer-events: none; }
    .badge circle { fill: var(--error); stroke: var(--card); stroke-width: 1.5; }
    .badge.warning circle { fill: var(--amber); }
    .badge text { fill: #fff; font-size: 14px; font-weight: 700; }
    .badge.warning text { fill: #1d1400; }
    [data-theme="dark"] .badge text { fill: #1d0a0d; }
    .swatch {
      display: inline-block; width: 13px; height: 13px; border-radius: 3px; margin-right: 6px;
      background: var(--own, transparent); vertical-align: -2px;
    }
    .swatch.split { background: repeating-linear-gradient(90deg, var(--plain) 0 5px,
      transparent 5px 8px); }
    .swatch.wallkey { background: none; border-top: 2.5px dashed var(--ink); border-radius: 0;
      height: 6px; }
    .swatch.shade { background: linear-gradient(90deg, transparent, var(--ring2)); }
    .legend { list-style: none; padding: 0; font-size: 14px; }
    .legend li { display: grid; grid-template-columns: 38px 1fr; align-items: start; gap: 4px;
      margin: 4px 0; }
    .legend .swatch { width: 26px; margin: 4px 0 0; }
    .legend .key { width: 30px; margin-top: 6px; }
    #tip {
      position: fixed; z-index: 8; background: var(--ink); color: var(--card); padding: 6px 10px;
      border-radius: 6px; font-size: 13px; max-width: 270px; pointer-events: none;
      overflow-wrap: anywhere;
    }
    """#
}
