/** An .xlsx from outside read into rows of text (DESIGN §10 "Excel read"): nothing but what the first sheet shows. */
import type { SheetRow } from '../../../shared/contract/types'
import { rowsOf, sharedStrings } from './cells'
import { RefusedFile } from './refused'
import { attribute, tagsOf } from './xml'
import { type Entries, readDirectory, readPart } from './zip'

/** What is read of a sheet at most. */
const most = { rows: 5000, columns: 100, strings: 200_000 }

const zipStart = 0x04034b50

const book = 'xl/workbook.xml'

/** The address of a part as a relation of the workbook says it: from the workbook's folder, or from the root. */
function partName(target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target.slice(1) : `xl/${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The parts that the workbook's relations point at: by id, and by the last word of their type. */
function relationsOf(xml: string): Map<string, string> {
  const found = new Map<string, string>()
  for (const tag of tagsOf(xml)) {
    const [id, target, type] = ['Id', 'Target', 'Type'].map(name => attribute(tag, name))
    if (tag.name !== 'Relationship' || target === undefined) continue
    if (id !== undefined) found.set(`#${id}`, partName(target))
    found.set(type?.split('/').at(-1) ?? '', partName(target))
  }
  return found
}

/** The id of the first sheet that is not hidden. */
function firstSheet(xml: string): string | undefined {
  for (const tag of tagsOf(xml)) {
    if (tag.name !== 'sheet' || tag.kind === 'close') continue
    const state = attribute(tag, 'state') ?? 'visible'
    if (state === 'visible') return attribute(tag, 'id')
  }
  return undefined
}

/** A part; null where there is no word of it. Throws RefusedFile('damaged') where one that was named is missing. */
async function part(file: Buffer, entries: Entries, name: string | undefined): Promise<string | null> {
  if (name === undefined) return null
  const entry = entries.get(name)
  if (entry === undefined) throw new RefusedFile('damaged')
  return readPart(file, entry)
}

/**
 * The rows of the first visible sheet that hold something, cells as text: what a formula last gave, numbers without their format.
 * @throws RefusedFile for what is no .xlsx, is damaged, or too large to be a list.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt32LE(0) !== zipStart) throw new RefusedFile('kind')
  const entries = readDirectory(file)
  // Another kind of zip: a text document, or files that somebody packed.
  if (!entries.has(book)) throw new RefusedFile('kind')
  const workbook = await part(file, entries, book)
  const relations = relationsOf((await part(file, entries, 'xl/_rels/workbook.xml.rels')) ?? '')
  const sheet = await part(file, entries, relations.get(`#${firstSheet(workbook ?? '')}`))
  if (sheet === null) throw new RefusedFile('damaged')
  const strings = await part(file, entries, relations.get('sharedStrings'))
  return rowsOf(sheet, strings === null ? [] : sharedStrings(strings, most.strings), most)
}
