/**
 * Loads the configuration table and the Japanese texts of its requirements from the program, for the pages and
 * templates that are generated from them.
 */
import { runnerImport } from 'vite'
import { root } from './bundles.mjs'

/**
 * @returns {Promise<{ rows: { key: string; kind: string; policyForm: string; requirement: string; default?: unknown;
 * example: unknown }[] }>}
 */
export async function loadConfigTable() {
  const load = async name =>
    (await runnerImport(`${root}/${name}`, { root, configFile: false, logLevel: 'error' })).module
  const [{ configTable }, { valueKinds }, { configText }] = await Promise.all(
    ['main/config/table.ts', 'main/config/value-kinds.ts', 'shared/text.ts'].map(load),
  )
  const rows = Object.entries(configTable).map(([key, row]) => {
    const requirement = configText.requirements[row.kind]
    if (requirement === undefined) throw new Error(`${row.kind}: configText.requirements has no text for this kind`)
    return { key, ...row, policyForm: valueKinds[row.kind].policyForm, requirement }
  })
  return { rows }
}
