-- Neovim 0.11 and later: as lsp/strata.lua in your configuration, with vim.lsp.enable('strata').
return {
  cmd = { 'strata', 'lsp' },
  filetypes = { 'swift' },
  -- One that is behind in the list counts only where there is none before it: an app of several
  -- packages is judged whole, as on the command line.
  root_markers = { '.strata.yml', '.git', 'Package.swift' },
  init_options = { diagnostics = 'openFiles', codeLens = false },
}
