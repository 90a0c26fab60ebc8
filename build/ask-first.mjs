/**
 * The first script of the page (renderer/app/ask-first.ts) in a file of its own, with all that it imports. It is
 * `async`, so that it waits neither for the style sheet nor for the program, which imports the same file.
 */
const name = 'ask-first'

/** A module in a group takes its imports with it. */
export const askFirstGroup = { name, test: /[\\/]renderer[\\/]app[\\/]ask-first\.ts$/, priority: 1 }

/** @returns {import('vite').Plugin} */
export const askFirst = () => ({
  name,
  apply: 'build',
  transformIndexHtml: {
    order: 'post',
    handler(_html, { bundle }) {
      const file = Object.values(bundle ?? {}).find(chunk => chunk.type === 'chunk' && chunk.name === name)?.fileName
      if (file === undefined) throw new Error(`no ${name} in the bundle`)
      const attrs = { type: 'module', async: true, fetchpriority: 'high', nonce: '__NONCE__', src: `./${file}` }
      return [{ tag: 'script', attrs, injectTo: 'head' }]
    },
  },
})
