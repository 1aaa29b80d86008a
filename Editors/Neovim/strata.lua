-- Neovim 0.11 and later: as lsp/strata.lua in your configuration, with vim.lsp.enable('strata').
return {
  cmd = { 'strata', 'lsp' },
  filetypes = { 'swift' },
  root_markers = { '.strata.yml', 'Package.swift', '.git' },
  init_options = { diagnostics = 'openFiles', codeLens = false },
}
