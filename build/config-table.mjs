/** The table of the configuration and the words of its refusals, as the program has them: for the pages that are made from them. */
import { runnerImport } from 'vite'
import { root } from './bundles.mjs'

/** @returns {Promise<{ rows: { key: string; kind: string; holds: string; asks: string; default?: unknown; example: unknown }[] }>} */
export async function loadConfigTable() {
  const load = async name =>
    (await runnerImport(`${root}/${name}`, { root, configFile: false, logLevel: 'error' })).module
  const [{ configTable }, { kinds }, { configText }] = await Promise.all(
    ['main/config/table.ts', 'main/config/kinds.ts', 'shared/text.ts'].map(load),
  )
  const rows = Object.entries(configTable).map(([key, row]) => {
    const asks = configText.asks[row.kind]
    if (asks === undefined) throw new Error(`${row.kind}: no words say what is asked of it`)
    return { key, ...row, holds: kinds[row.kind].holds, asks }
  })
  return { rows }
}
