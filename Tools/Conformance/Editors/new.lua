-- Neovim 0.11 and later: the settings of the guide, as they are.
-- nvim --headless --clean -l new.lua STRATA PROJECT
local strata, project = _G.arg[1], _G.arg[2]
vim.cmd.cd(project)
vim.lsp.config.strata = {
  cmd = { strata, 'lsp' },
  filetypes = { 'swift' },
  root_markers = { '.strata.yml', 'Package.swift', '.git' },
}
vim.lsp.enable('strata')
local file = project .. '/Sources/Tangled/Domain/Entities/Cart.swift'
vim.cmd.edit(file)
vim.bo.filetype = 'swift'

local function codes()
  return vim.tbl_map(function(item) return item.code end, vim.diagnostic.get(0))
end

local function await(what, condition)
  if vim.wait(30000, condition, 20) then
    print('right: ' .. what)
  else
    print('WRONG: ' .. what .. ': ' .. vim.inspect(vim.diagnostic.get(0)))
    vim.cmd.cquit()
  end
end

await('the server is attached', function() return #vim.lsp.get_clients({ bufnr = 0 }) == 1 end)
local client = vim.lsp.get_clients({ bufnr = 0 })[1]
vim.api.nvim_buf_set_lines(0, 0, 0, false, { 'import UIKit' })
await('the finding is shown', function() return codes()[1] == 'dependency.framework-in-domain' end)
vim.api.nvim_buf_set_lines(0, 0, 1, false, {})
await('the fix is seen', function() return #codes() == 0 end)
vim.api.nvim_buf_set_lines(0, 0, 0, false, { '// 😀', 'import UIKit' })
await('the finding is back', function() return #codes() == 1 end)
local item = vim.diagnostic.get(0)[1]
local place = { line = item.lnum, character = 0 }
local answer = client:request_sync('textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(0),
  range = { start = place, ['end'] = place },
  context = { diagnostics = { item.user_data.lsp } },
}, 30000, 0)
local action = answer.result[1]
print('action: ' .. action.title)
vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
await('the action removes the finding', function() return #codes() == 0 end)
local hover = client:request_sync('textDocument/hover', {
  textDocument = vim.lsp.util.make_text_document_params(0), position = { line = 0, character = 0 },
}, 30000, 0)
print('hover: ' .. hover.result.contents.value:gsub('\n.*', ''))
client:stop()
vim.wait(5000, function() return client:is_stopped() end, 20)
vim.cmd('qall!')
