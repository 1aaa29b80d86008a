;; Emacs with eglot, which runs one server for a mode: this one in place of sourcekit-lsp.
(require 'eglot)
(add-to-list 'eglot-server-programs '(swift-mode . ("strata" "lsp")))
(add-hook 'swift-mode-hook #'eglot-ensure)
