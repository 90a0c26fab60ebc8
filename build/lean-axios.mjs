/**
 * Leaves out of main's bundles what axios loads at every start, and this program never uses: its adapter for `fetch`, HTTP/2,
 * and `form-data` (forms are built with `FormData` of Node). Without them, Node need not load its own `fetch` either.
 */
const unused = { './fetch.js': 'axios-fetch', http2: 'http2', 'form-data': 'form-data' }

/** axios looks at Node's `FormData` at its import; it also knows such a form by its tag. */
const eager = "typeof G.FormData !== 'undefined' ? G.FormData : undefined"

/** @returns {import('vite').Plugin} */
export const leanAxios = root => ({
  name: 'lean-axios',
  apply: 'build',
  enforce: 'pre',
  resolveId: (source, importer) =>
    /[\\/]axios[\\/]lib[\\/]/.test(importer ?? '') && unused[source]
      ? `${root}/build/stubs/${unused[source]}.mjs`
      : null,
  transform(code, id) {
    if (!/[\\/]axios[\\/]lib[\\/]utils\.js$/.test(id)) return null
    if (!code.includes(eager)) throw new Error('axios has changed: look again at what it loads')
    return { code: code.replace(eager, 'undefined'), map: null }
  },
})
