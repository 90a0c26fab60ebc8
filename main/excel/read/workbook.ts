/**
 * Reads an .xlsx file from outside into rows of text (DESIGN §10 "Excel read"): only the values of the first visible
 * sheet.
 */
import type { SheetRow } from '../../../shared/contract/types'
import { readRows, readSharedStrings } from './cells'
import { RefusedFile } from './refused-file'
import { attribute, parseXml } from './xml'
import { type Archive, inflateEntry, openArchive } from './zip'

/** The limits of a sheet; a larger one is refused. */
const max = { rows: 5000, columns: 100, strings: 200_000 }

/** The first four bytes of a zip archive. */
const zipSignature = 0x04034b50

const workbookPart = 'xl/workbook.xml'
const relationsPart = 'xl/_rels/workbook.xml.rels'

/**
 * The name of the part that a relation of the workbook points to; `target` is relative to the workbook's folder, or
 * starts at the root.
 */
function partName(target: string): string {
  const steps: string[] = []
  for (const step of (target.startsWith('/') ? target.slice(1) : `xl/${target}`).split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '.') steps.push(step)
  }
  return steps.join('/')
}

/** The chunks of a part. Throws RefusedFile('damaged') when the archive has no such part. */
function partChunks(archive: Archive, name: string): AsyncIterable<Uint8Array> {
  const entry = archive.entries.get(name)
  if (entry === undefined) throw new RefusedFile('damaged')
  return inflateEntry(archive, entry)
}

interface Relations {
  /** Names of parts, by relation id. */
  byId: Map<string, string>
  /** Names of parts, by the last word of the relation's type. */
  byType: Map<string, string>
}

async function readRelations(archive: Archive): Promise<Relations> {
  const relations: Relations = { byId: new Map(), byType: new Map() }
  await parseXml(partChunks(archive, relationsPart), {
    open(name, tag) {
      const [id, target, type] = ['Id', 'Target', 'Type'].map(one => attribute(tag, one))
      if (name !== 'Relationship' || target === undefined) return
      if (id !== undefined) relations.byId.set(id, partName(target))
      relations.byType.set(type?.split('/').at(-1) ?? '', partName(target))
    },
  })
  return relations
}

/** The relation id of the first sheet that is not hidden. */
async function firstVisibleSheet(archive: Archive): Promise<string | undefined> {
  const visible: (string | undefined)[] = []
  await parseXml(partChunks(archive, workbookPart), {
    open(name, tag) {
      if (name === 'sheet' && (attribute(tag, 'state') ?? 'visible') === 'visible') visible.push(attribute(tag, 'id'))
    },
  })
  return visible[0]
}

/**
 * The rows of the first visible sheet that are not empty, with cells as text: a formula gives its last result, a number
 * loses its format. Throws RefusedFile when the file is not an .xlsx, is damaged, or is too large to be a list.
 */
export async function readWorkbook(bytes: Uint8Array): Promise<SheetRow[]> {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (file.length < 4 || file.readUInt32LE(0) !== zipSignature) throw new RefusedFile('kind')
  const archive = await openArchive(file)
  // Another kind of zip archive, such as a text document.
  if (!archive.entries.has(workbookPart)) throw new RefusedFile('kind')
  const sheetId = await firstVisibleSheet(archive)
  const { byId, byType } = await readRelations(archive)
  const sheet = byId.get(sheetId ?? '')
  if (sheet === undefined) throw new RefusedFile('damaged')
  const strings = byType.get('sharedStrings')
  const sharedStrings = strings === undefined ? [] : await readSharedStrings(partChunks(archive, strings), max.strings)
  return readRows(partChunks(archive, sheet), sharedStrings, max)
}
