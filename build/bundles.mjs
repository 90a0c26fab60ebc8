/** The bundles of the program (DESIGN §3): main (ESM, Node), preload (CJS, sandboxed), renderer (Chromium). */
import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import react from '@vitejs/plugin-react'
import { askFirst, askFirstGroup } from './ask-first.mjs'
import { splitFonts } from './fonts.mjs'
import { leanAxios } from './lean-axios.mjs'
import { leanMantine } from './lean-mantine.mjs'
import { mantineStyles } from './mantine-styles.mjs'

export const root = fileURLToPath(new URL('..', import.meta.url)).replace(/[\\/]$/, '')

const node = [...builtinModules, ...builtinModules.map(name => `node:${name}`)]

/** Optional dependencies of bundled packages, used only by functions that this program never calls. */
const absent = ['@aws-sdk/client-s3']

/** Some bundled CommonJS packages call `require`, which does not exist in ESM. */
const banner =
  "import { createRequire as __createRequire } from 'node:module'; const require = __createRequire(import.meta.url);"

/** @type {import('vite').InlineConfig} */
export const main = {
  root,
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [leanAxios(root)],
  resolve: {
    alias: {
      'when-exit': `${root}/build/stubs/when-exit.mjs`,
      'ajv/dist/2020.js': `${root}/build/stubs/ajv.mjs`,
      'ajv-formats': `${root}/build/stubs/ajv.mjs`,
    },
  },
  ssr: { noExternal: true, target: 'node' },
  define: { 'process.env.NODE_ENV': '"production"', 'process.env.HANAMARU_PACKED': '"no"' },
  build: {
    ssr: true,
    target: 'node20',
    outDir: 'dist/main',
    emptyOutDir: true,
    minify: false,
    rollupOptions: {
      input: { index: 'main/index.ts', serve: 'main/serve.ts', school: 'main/sample-school/main.ts' },
      external: ['electron', ...absent, ...node],
      output: { format: 'esm', entryFileNames: '[name].js', chunkFileNames: 'chunks/[name]-[hash].js', banner },
    },
  },
}

/**
 * The entry point of the packaged Electron app. It is built with a constant that marks the program as installed,
 * whatever the name of its executable (main/host/electron/is-installed.ts).
 */
export const packed = {
  ...main,
  define: { ...main.define, 'process.env.HANAMARU_PACKED': '"yes"' },
  build: {
    ...main.build,
    outDir: 'dist/packed',
    rollupOptions: { ...main.build.rollupOptions, input: { index: 'main/index.ts' } },
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

/** Pages for Chromium, here and in the bench. @type {import('vite').InlineConfig} */
export const page = {
  base: './',
  configFile: false,
  logLevel: 'warn',
  publicDir: false,
  plugins: [react()],
  build: {
    target: 'chrome140',
    outDir: '../dist/renderer',
    emptyOutDir: true,
    // An inlined asset would be a data: address, which the content security policy does not allow.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    chunkSizeWarningLimit: 1100,
    rolldownOptions: {
      // A module of the result views does nothing when it is imported. So the first file has only those that the
      // frame of every page uses, not all that their index exports.
      treeshake: { moduleSideEffects: [{ test: /[\\/]renderer[\\/]results[\\/].*\.tsx?$/, sideEffects: false }] },
      // One file for all that the first frame needs: each file is a request, in a browser with six at once.
      output: { codeSplitting: { groups: [{ name: 'first', tags: ['$initial'] }] } },
    },
  },
}

/** @type {import('vite').InlineConfig} */
export const renderer = {
  ...page,
  root: `${root}/renderer`,
  plugins: [...page.plugins, askFirst(), splitFonts(root), mantineStyles(root), leanMantine()],
  build: {
    ...page.build,
    rolldownOptions: {
      ...page.build.rolldownOptions,
      output: { codeSplitting: { groups: [askFirstGroup, ...page.build.rolldownOptions.output.codeSplitting.groups] } },
    },
  },
}
