-- Neovim from 0.8 to 0.10: in init.lua.
vim.api.nvim_create_autocmd('FileType', {
  pattern = 'swift',
  callback = function(event)
    local marks = { '.strata.yml', 'Package.swift', '.git' }
    local found = vim.fs.find(marks, { upward = true, path = vim.fs.dirname(event.file) })[1]
    vim.lsp.start({
      name = 'strata',
      cmd = { 'strata', 'lsp' },
      root_dir = vim.fs.dirname(found or event.file),
    })
  end,
})
