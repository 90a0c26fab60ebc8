/**
 * `npm run bench -- --against COMMIT`: measures the current commit and another one in turn, each with its own bench in a
 * clone of its own, and prints the ratios (docs/performance.md). Changes that are not committed are not measured.
 */
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { root } from './bundles.mjs'
import { compareFigures, comparisonTable, withComparison } from './compare-figures.mjs'
import { runSilently } from './run-step.mjs'

const git = (...args) => execFileSync('git', args, { cwd: root, encoding: 'utf8' }).trim()
const read = name => readFileSync(name, 'utf8')

/** Clones a commit. It shares the installed packages if it has the same ones; otherwise its own are installed. */
function cloneOf(commit, folder) {
  git('clone', '--quiet', '--shared', '--no-checkout', root, folder)
  git('-C', folder, 'checkout', '--quiet', '--detach', commit)
  if (read(join(folder, 'package-lock.json')) === read(join(root, 'package-lock.json')))
    symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'), 'junction')
  else execFileSync('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder, stdio: 'inherit', shell: true })
}

/** Runs one measure once; resolves to its figures, or null if this commit cannot be measured so. */
async function figuresOf(name, folder, env) {
  const args = ['build/bench.mjs', '--only', name, '--runs', '1']
  const { code, output } = await runSilently(args, { minutes: 40, cwd: folder, env })
  if (code === 0) return JSON.parse(read(join(folder, 'bench/results.json')))[name].figures
  console.error(output.split('\n').slice(-12).join('\n'))
  return null
}

/** Measures in turn; null if one of the commits does not have the measure, or cannot be run. */
async function measureInTurn(name, runs, folders, env) {
  const rounds = []
  for (let round = 0; round < runs; round += 1) {
    const before = await figuresOf(name, folders.before, env)
    const after = before && (await figuresOf(name, folders.after, env))
    if (!after) return null
    rounds.push({ before, after })
  }
  return compareFigures(rounds)
}

/**
 * Compares with `commit`, prints a table for each measure, and writes the tables to docs/performance.md.
 * @param names the measures; undefined: all that have results.
 * @param env the environment of the bench.
 */
export async function benchAgainst({ commit, names, runs, env }) {
  const [before, after] = [git('rev-parse', '--short', `${commit}^{commit}`), git('rev-parse', '--short', 'HEAD')]
  if (git('status', '--porcelain') !== '') console.log('Changes that are not committed are not measured.')
  const temporary = mkdtempSync(join(tmpdir(), 'hanamaru-against-'))
  const folders = { before: join(temporary, 'before'), after: join(temporary, 'after') }
  const tables = []
  try {
    for (const [side, sha] of Object.entries({ before, after })) {
      mkdirSync(folders[side])
      cloneOf(sha, folders[side])
    }
    for (const name of names ?? Object.keys(JSON.parse(read(join(root, 'bench/results.json'))))) {
      const figures = await measureInTurn(name, runs, folders, env)
      if (!figures) {
        console.log(`\n${name}: not measured, because it did not run in both commits.`)
        continue
      }
      const day = new Date().toISOString().slice(0, 10)
      tables.push(comparisonTable(figures, { what: `\`${name}\`, ${day}, ${runs} runs in turn`, before, after }))
      console.log(`\n${tables.at(-1)}`)
    }
  } finally {
    rmSync(temporary, { recursive: true, force: true, maxRetries: 3 })
  }
  if (tables.length === 0) throw new Error('Nothing was measured.')
  const page = join(root, 'docs/performance.md')
  writeFileSync(page, withComparison(read(page), tables))
  console.log('\nwritten: docs/performance.md')
}
