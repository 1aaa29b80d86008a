-- Neovim from 0.7 to 0.10: in init.lua.
local marks = { '.strata.yml', 'Package.swift', '.git' }
local servers = {}

local function root_of(folder)
  for _, mark in ipairs(marks) do
    if vim.loop.fs_stat(folder .. '/' .. mark) then return folder end
  end
  local parent = vim.fn.fnamemodify(folder, ':h')
  return parent ~= folder and root_of(parent) or nil
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'swift',
  callback = function(event)
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ':p:h')
    local root = root_of(folder) or folder
    servers[root] = servers[root] or vim.lsp.start_client({
      name = 'strata',
      cmd = { 'strata', 'lsp' },
      root_dir = root,
      on_exit = function() servers[root] = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, servers[root])
  end,
})
