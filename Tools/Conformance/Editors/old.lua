-- Neovim before 0.11: the settings of the guide, as they are.
-- SETTINGS=… PROJECT=… nvim -u NONE --headless -c 'luafile old.lua'
local project = vim.env.PROJECT
dofile(vim.env.SETTINGS .. '/Neovim/before-0.11.lua')
local file = project .. '/Sources/Tangled/Domain/Entities/Cart.swift'
local function await(what, condition)
  if vim.wait(30000, condition, 20) then
    print('right: ' .. what .. '\n')
  else
    print('WRONG: ' .. what .. ': ' .. vim.inspect(vim.diagnostic.get(0)) .. '\n')
    vim.cmd('cquit')
  end
end

vim.cmd('edit ' .. file)
vim.bo.filetype = 'swift'
local client
await('the server is attached', function()
  _, client = next(vim.lsp.buf_get_clients(0))
  return client and client.initialized
end)
if client.config.root_dir ~= project then print('WRONG: the root is ' .. client.config.root_dir) end
local function count() return #vim.diagnostic.get(0) end
vim.api.nvim_buf_set_lines(0, 0, 0, false, { '// 😀', 'import UIKit' })
await('the finding is shown', function() return count() == 1 end)
vim.api.nvim_buf_set_lines(0, 1, 2, false, {})
await('the fix is seen', function() return count() == 0 end)
vim.api.nvim_buf_set_lines(0, 0, 0, false, { 'import UIKit' })
await('the finding is back', function() return count() == 1 end)
local item = vim.diagnostic.get(0)[1]
local place = { line = item.lnum, character = 0 }
local answers = vim.lsp.buf_request_sync(0, 'textDocument/codeAction', {
  textDocument = vim.lsp.util.make_text_document_params(),
  range = { start = place, ['end'] = place },
  context = { diagnostics = { item.user_data.lsp } },
}, 30000)
local action = answers[client.id].result[1]
print('action: ' .. action.title .. '\n')
vim.lsp.util.apply_workspace_edit(action.edit, client.offset_encoding)
await('the action removes the finding', function() return count() == 0 end)
local nested = project .. '/Modules/Tips/Sources/Tips/Tip.swift'
vim.fn.mkdir(project .. '/Modules/Tips/Sources/Tips', 'p')
vim.fn.writefile({ '// swift-tools-version: 6.0' }, project .. '/Modules/Tips/Package.swift')
vim.fn.writefile({ 'struct Tip {}' }, nested)
vim.cmd('edit! ' .. nested)
vim.bo.filetype = 'swift'
await('a package in the project has the same root', function()
  local _, attached = next(vim.lsp.buf_get_clients(0))
  return attached and attached.config.root_dir == project
end)
vim.fn.delete(project .. '/Modules', 'rf')
vim.lsp.stop_client(client.id)
vim.cmd('qall!')
