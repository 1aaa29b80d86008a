/// What differs on narrow screens, on paper, and for those who want no movement.
enum PageStylePlaces {
  static let text = #"""
    @media (max-width: 1080px) {
      .layout { grid-template-columns: minmax(0, 1fr); padding: 12px; }
      #panel.open {
        position: fixed; inset: auto 0 0 0; top: auto; max-height: 78vh; z-index: 7;
        border-radius: 14px 14px 0 0; box-shadow: 0 -6px 30px rgb(0 0 0 / .35);
      }
      #panel:not(.open) { position: static; max-height: none; grid-row: 3; }
      .layout > main { display: contents; }
      .layout > main > section { margin: 0; }
      #summary { grid-row: 1; }
      #picture { grid-row: 2; }
    }
    @media (max-width: 640px) {
      header { padding: 8px 12px; position: static; }
      main > section { padding: 12px; }
      #facts div { display: block; }
      #onion { height: auto; min-width: 620px; }
      .pan { overflow-x: auto; }
      .label { font-size: 15px; }
    }
    @media (prefers-reduced-motion: no-preference) {
      html { scroll-behavior: smooth; }
      .cell, .arcs { transition: opacity .15s; }
    }
    @media print {
      :root, :root[data-theme="dark"] {
        --back: #fff; --card: #fff; --ink: #000; --soft: #444; --line: #bbb; --link: #000;
      }
      header { position: static; }
      nav, .tools, #filters, #close, .more, .command, #tip, .skip { display: none; }
      .layout { display: block; padding: 0; }
      #panel { position: static; max-height: none; border: 0; }
      body:not(.reading) #panel .begin { display: none; }
      main > section { border: 0; break-inside: auto; }
      #onion { max-height: 620px; print-color-adjust: exact; -webkit-print-color-adjust: exact; }
      .rows > li, tr { break-inside: avoid; }
    }
    """#
}
