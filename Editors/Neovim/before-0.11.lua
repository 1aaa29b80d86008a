-- Neovim from 0.7 to 0.10: in init.lua.
local servers = {}

local function nearest(folder, mark)
  if vim.loop.fs_stat(folder .. '/' .. mark) then return folder end
  local parent = vim.fn.fnamemodify(folder, ':h')
  return parent ~= folder and nearest(parent, mark) or nil
end

-- An app of several packages is judged whole, as on the command line.
local function root_of(folder)
  return nearest(folder, '.strata.yml') or nearest(folder, '.git')
    or nearest(folder, 'Package.swift') or folder
end

vim.api.nvim_create_autocmd('FileType', {
  pattern = 'swift',
  callback = function(event)
    local folder = vim.fn.fnamemodify(vim.api.nvim_buf_get_name(event.buf), ':p:h')
    local root = root_of(folder)
    servers[root] = servers[root] or vim.lsp.start_client({
      name = 'strata',
      cmd = { 'strata', 'lsp' },
      root_dir = root,
      on_exit = function() servers[root] = nil end,
    })
    vim.lsp.buf_attach_client(event.buf, servers[root])
  end,
})
