/**
 * `node build/layers.mjs [ROOT]`: checks the layers of DESIGN §2 with dependency-cruiser. It fails when an import
 * breaks a rule, and also when a layer contains no module, because a check that saw nothing must not pass.
 */
import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { cruise } from 'dependency-cruiser'

const home = path.dirname(path.dirname(fileURLToPath(import.meta.url)))
export const layerNames = ['shared', 'main', 'preload', 'renderer']

/**
 * Checks the layers under `root`.
 * @returns {Promise<{modules: number, faults: string[]}>} each fault is one readable line.
 */
export async function checkLayers(root = home) {
  const { options, forbidden } = createRequire(import.meta.url)(path.join(home, '.dependency-cruiser.cjs'))
  const present = layerNames.filter(name => existsSync(path.join(root, name)))
  const result =
    present.length === 0
      ? { modules: [], summary: { violations: [] } }
      : (
          await cruise(present, {
            ...options,
            tsConfig: { fileName: path.join(home, options.tsConfig.fileName) },
            baseDir: root,
            validate: true,
            ruleSet: { forbidden },
          })
        ).output
  const faults = result.summary.violations.map(
    ({ rule, from, to, cycle }) =>
      `${rule.name}: ${from} → ${cycle ? cycle.map(step => step.name ?? step).join(' → ') : to}`,
  )
  for (const name of layerNames) {
    if (!result.modules.some(module => module.source.startsWith(`${name}/`))) faults.push(`no module seen in ${name}/`)
  }
  const modules = result.modules.filter(module => layerNames.some(name => module.source.startsWith(`${name}/`))).length
  return { modules, faults }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { modules, faults } = await checkLayers(path.resolve(process.argv[2] ?? home))
  for (const fault of faults) console.error(fault)
  console.log(`${modules} modules in layers, ${faults.length} faults`)
  process.exitCode = faults.length === 0 ? 0 : 1
}
