/** The parts of a workbook's archive: which sheets it has, and where they are stored. */
import type { SheetName } from '../../../shared/contract/types'
import { RefusedFile } from './refused-file'
import { attribute, isTrue, parseXml } from './xml'
import { type Archive, inflateEntry, openArchive } from './zip'

/** The first four bytes of a zip archive. */
const zipSignature = 0x04034b50

/** Where Excel itself stores the workbook; the root's relations can name another part. */
const usualPart = 'xl/workbook.xml'
/** The part with the relations of a part: `xl/_rels/workbook.xml.rels`. */
const relationsOf = (part: string): string => part.replace(/[^/]*$/, name => `_rels/${name}.rels`)

/** The name of the part that a relation of `source` points to; `target` is relative to its folder, or to the root. */
function partName(source: string, target: string): string {
  const steps: string[] = []
  const folder = source.replace(/[^/]*$/, '')
  for (const step of (target.startsWith('/') ? target.slice(1) : `${folder}${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The chunks of a part. Throws RefusedFile('damaged') when the archive has no such part. */
export function partChunks(archive: Archive, name: string): AsyncIterable<Uint8Array> {
  const entry = archive.entries.get(storedName(archive, name))
  if (entry === undefined) throw new RefusedFile('damaged')
  return inflateEntry(archive, entry)
}

/** The name of a part as the archive writes it: names that differ in case only mean the same part. */
function storedName({ entries }: Archive, name: string): string {
  if (entries.has(name)) return name
  const folded = name.toLowerCase()
  return [...entries.keys()].find(one => one.toLowerCase() === folded) ?? name
}

interface Relation {
  id: string
  /** The last word of its type. */
  type: string
  part: string
}

/** The relations of a part; none if it has no part for them. */
export async function readRelations(archive: Archive, source: string): Promise<Relation[]> {
  const relations: Relation[] = []
  if (!archive.entries.has(storedName(archive, relationsOf(source)))) return relations
  await parseXml(partChunks(archive, relationsOf(source)), {
    open(name, tag) {
      const [id = '', target, type] = ['Id', 'Target', 'Type'].map(one => attribute(tag, one))
      if (name !== 'Relationship' || target === undefined || attribute(tag, 'TargetMode') === 'External') return
      relations.push({ id, type: type?.split('/').at(-1) ?? '', part: storedName(archive, partName(source, target)) })
    },
  })
  return relations
}

/** The parts of a workbook that are needed to read its sheets. */
export interface WorkbookParts {
  archive: Archive
  /** The workbook's own part. */
  part: string
  sheets: SheetName[]
  /** The part of each sheet. */
  sheetParts: (string | undefined)[]
  /** Of each sheet: a chart can have a sheet of its own. */
  hasCells: boolean[]
  strings: string | undefined
  styles: string | undefined
  /** Days are counted from 1904. */
  is1904: boolean
}

/** Opens a workbook. Throws RefusedFile when it is none, is damaged or is too large. */
export async function openWorkbook(bytes: Uint8Array): Promise<WorkbookParts> {
  const { archive, part } = await openContainer(bytes)
  const ids: string[] = []
  const sheets: SheetName[] = []
  let is1904 = false
  await parseXml(partChunks(archive, part), {
    open(name, tag) {
      if (name === 'workbookPr') is1904 = isTrue(attribute(tag, 'date1904'))
      if (name !== 'sheet') return
      const isHidden = (attribute(tag, 'state') ?? 'visible') !== 'visible'
      sheets.push({ name: attribute(tag, 'name') ?? '', isHidden })
      ids.push(attribute(tag, 'id') ?? '')
    },
  })
  const relations = await readRelations(archive, part)
  const partOf = (type: string) => relations.findLast(relation => relation.type === type)?.part
  const styles = partOf('styles')
  const own = ids.map(id => relations.find(relation => relation.id === id))
  return {
    archive,
    part,
    sheets,
    sheetParts: own.map(relation => relation?.part),
    hasCells: own.map(relation => relation?.type !== 'chartsheet'),
    strings: partOf('sharedStrings'),
    styles: styles !== undefined && archive.entries.has(styles) ? styles : undefined,
    is1904,
  }
}

async function openContainer(bytes: Uint8Array): Promise<{ archive: Archive; part: string }> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt32LE(0) !== zipSignature) throw new RefusedFile('kind')
  const archive = await openArchive(file)
  const named = (await readRelations(archive, '')).find(({ type }) => type === 'officeDocument')?.part
  const part = archive.entries.has(usualPart) ? usualPart : (named ?? '')
  // Another kind of zip archive, such as a text document.
  if (!archive.entries.has(part) || !/^xl\/.*\.xml$/i.test(part)) throw new RefusedFile('kind')
  return { archive, part }
}
