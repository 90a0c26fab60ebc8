/**
 * The records of a draft journal (DESIGN §11): length (4) · the same with every bit turned (4) · sealed bytes. A seal names the
 * journal and the record's place in it, so that none can be moved; the second length tells a torn end from a damaged middle.
 */
import type { Vault } from './vault'

/** What was typed under a key, as JSON, or that it is gone. */
export interface DraftRecord {
  key: string
  /** When it was typed, as a day of `draft-days.ts`. */
  day: number
  json: string | null
}

const headBytes = 8
const format = 1

const nameOf = (journal: string, index: number): string => `draft ${format} ${journal} ${index}`

/** Seals one record as number `index` of its journal. */
export function encodeRecord(vault: Vault, journal: string, index: number, record: DraftRecord): Uint8Array {
  const sealed = vault.seal(new TextEncoder().encode(JSON.stringify(record)), nameOf(journal, index))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(sealed.length, 0)
  head.writeUInt32BE(~sealed.length >>> 0, 4)
  return Buffer.concat([head, sealed])
}

export interface Decoded {
  /** Those that are whole, in order. */
  records: DraftRecord[]
  /** How many there are or were, damaged ones too. */
  count: number
  /** `torn`: the last write broke off. `damaged`: bytes are not as they were written. */
  state: 'whole' | 'torn' | 'damaged'
}

/** Reads a journal's bytes; never throws. A damaged record is passed over; where a length is damaged, what follows is lost. */
export function decodeRecords(vault: Vault, journal: string, bytes: Uint8Array): Decoded {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoded: Decoded = { records: [], count: 0, state: 'whole' }
  if (file.length === 0) return torn(decoded)
  let offset = 0
  while (offset < file.length) {
    const rest = file.length - offset
    if (rest < headBytes) return torn(decoded)
    const length = file.readUInt32BE(offset)
    if (~length >>> 0 !== file.readUInt32BE(offset + 4)) {
      // Some file systems have made room for a write whose bytes never came.
      if (file.subarray(offset).every(byte => byte === 0)) return torn(decoded)
      decoded.state = 'damaged'
      return decoded
    }
    if (rest < headBytes + length) return torn(decoded)
    const record = open(vault, journal, decoded.count, file.subarray(offset + headBytes, offset + headBytes + length))
    if (record) decoded.records.push(record)
    else decoded.state = 'damaged'
    decoded.count += 1
    offset += headBytes + length
  }
  return decoded
}

/** The first record came with the file, whole: if it is torn, more than a write has broken off. */
function torn(decoded: Decoded): Decoded {
  if (decoded.count === 0) decoded.state = 'damaged'
  else if (decoded.state === 'whole') decoded.state = 'torn'
  return decoded
}

function open(vault: Vault, journal: string, index: number, sealed: Uint8Array): DraftRecord | null {
  try {
    // What opens was written by this program: its form needs no other check.
    return JSON.parse(new TextDecoder().decode(vault.open(sealed, nameOf(journal, index)))) as DraftRecord
  } catch {
    return null
  }
}
