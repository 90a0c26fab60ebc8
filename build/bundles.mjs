/** The bundles that make the program (DESIGN §3): main (ESM, Node), preload (CJS, sandboxed), renderer (Chromium). */
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const node = [...builtinModules, ...builtinModules.map(name => `node:${name}`)]

/** Optional companions of bundled packages, asked for only by functions that nothing here calls. */
const absent = ['@aws-sdk/client-s3']

/**
 * archiver-utils, by which exceljs writes, still says `new Buffer`: Node warns of that at each export once it stands outside
 * node_modules. Fails where a newer one says it in another way.
 */
const modernBuffer = {
  name: 'modern-buffer',
  transform: {
    filter: { id: /\/node_modules\/archiver-utils\/index\.js$/ },
    handler(code) {
      const modern = code
        .replace(/new Buffer\((0|size)\)/g, 'Buffer.alloc($1)')
        .replaceAll('new Buffer(source)', 'Buffer.from(source)')
      if (modern.includes('new Buffer')) throw new Error('archiver-utils: an unknown `new Buffer`')
      return { code: modern, map: null }
    },
  },
}

/** Some bundled CommonJS packages call `require`, which ESM has not. */
const banner =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

/** @type {import('vite').InlineConfig} */
export const main = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [modernBuffer],
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/main',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: { index: 'main/index.ts', serve: 'main/serve.ts', school: 'main/school/main.ts' },
      external: ['electron', ...absent, ...node],
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', banner },
    },
  },
}

/** @type {import('vite').InlineConfig} */
export const preload = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  build: {
    target: 'chrome140',
    outDir: 'dist/preload',
    emptyOutDir: true,
    minify: false,
    lib: { entry: 'preload/index.ts', formats: ['cjs'], fileName: () => 'preload.cjs' },
    rollupOptions: { external: ['electron'] },
  },
}

/** @type {import('vite').InlineConfig} */
export const renderer = {
  root: `${root}/renderer`,
  base: './',
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'chrome140',
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // An inlined asset would be a data: address, which the policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 900,
  },
}
