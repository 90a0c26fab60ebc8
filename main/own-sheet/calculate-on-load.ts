/** Tells Excel to calculate all formulas when it opens a workbook: their stored results are older than the new values. */
import { partChunks, type WorkbookParts } from '../excel/read/workbook-parts'
import { parseStrictly } from './parse-strict'
import { applyEdits, replaceTag } from './patch-sheet'
import type { Place } from './scan-sheet'

/** The elements of a workbook before `calcPr`, in the order of the schema (ECMA-376 §18.2.27). */
const before = ['sheets', 'functionGroups', 'externalReferences', 'definedNames']

const calculationChain = 'xl/calcChain.xml'
const formula = /<(?:\w+:)?f[\s>/]/

/** Whether a sheet of the workbook has a formula. Programs other than Excel store no calculation chain. */
export async function hasFormulas({ archive, sheetParts }: WorkbookParts): Promise<boolean> {
  if (archive.entries.has(calculationChain)) return true
  for (const part of sheetParts) {
    if (part === undefined || !archive.entries.has(part)) continue
    let rest = ''
    for await (const chunk of partChunks(archive, part)) {
      rest += Buffer.from(chunk).toString('latin1')
      if (formula.test(rest)) return true
      rest = rest.slice(-40)
    }
  }
  return false
}

/** The XML of the workbook with the order to calculate; null if it has it already. */
export async function calculateOnLoad({ archive, part }: WorkbookParts): Promise<string | null> {
  let existing: { place: Place; name: string } | null = null
  let after = 0
  let prefix = ''
  const xml = await parseStrictly(partChunks(archive, part), {
    open(name, tag, end, path) {
      if (path.join() === 'workbook' && name === 'calcPr') {
        existing = {
          name: tag.name,
          place: { attributes: tag.attributes, openEnd: end, end, isSelfClosing: tag.isSelfClosing },
        }
      }
      if (path.length === 0) prefix = tag.name.slice(0, -name.length)
    },
    close(name, end, path) {
      if (path.join() === 'workbook' && before.includes(name)) after = end
    },
  })
  const found = existing as { place: Place; name: string } | null
  if (found === null) {
    return applyEdits(xml, [{ start: after, end: after, text: `<${prefix}calcPr fullCalcOnLoad="1"/>` }])
  }
  const { name, place } = found
  if (place.attributes.fullCalcOnLoad === '1') return null
  return applyEdits(xml, [replaceTag(xml, name, place, { ...place.attributes, fullCalcOnLoad: '1' })])
}
