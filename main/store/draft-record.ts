/**
 * The record format of a draft journal (DESIGN §11): length (4 bytes), the inverted length (4), sealed bytes. The seal
 * covers the journal's name and the record's index, so that no record can be moved. The inverted length distinguishes
 * an incomplete last record (interrupted write) from damage in the middle.
 */
import type { Vault } from './vault'

/** One change: the draft under a key as JSON, or null if it was removed. */
export interface DraftRecord {
  key: string
  /** The day of use on which it was typed (draft-age.ts). */
  day: number
  json: string | null
}

const headBytes = 8
const format = 1

const sealNameOf = (journal: string, index: number): string => `draft ${format} ${journal} ${index}`

/** Seals one record as number `index` of its journal. */
export function encodeRecord(vault: Vault, journal: string, index: number, record: DraftRecord): Uint8Array {
  const sealed = vault.seal(new TextEncoder().encode(JSON.stringify(record)), sealNameOf(journal, index))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(sealed.length, 0)
  head.writeUInt32BE(~sealed.length >>> 0, 4)
  return Buffer.concat([head, sealed])
}

export interface Decoded {
  /** The readable records, in order. */
  records: DraftRecord[]
  /** The number of all records, including damaged ones. */
  count: number
  /** `torn`: the last write was interrupted. `damaged`: some bytes are not the bytes that were written. */
  state: 'whole' | 'torn' | 'damaged'
}

/**
 * Reads a journal's bytes; never throws. Skips a damaged record. If a length is damaged, all records after it are lost.
 */
export function decodeRecords(vault: Vault, journal: string, bytes: Uint8Array): Decoded {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const decoded: Decoded = { records: [], count: 0, state: 'whole' }
  if (file.length === 0) return markTorn(decoded)
  let offset = 0
  while (offset < file.length) {
    const rest = file.length - offset
    if (rest < headBytes) return markTorn(decoded)
    const length = file.readUInt32BE(offset)
    if (~length >>> 0 !== file.readUInt32BE(offset + 4)) {
      // Some file systems extend the file before they write the bytes: a power cut leaves zeros.
      if (file.subarray(offset).every(byte => byte === 0)) return markTorn(decoded)
      decoded.state = 'damaged'
      return decoded
    }
    if (rest < headBytes + length) return markTorn(decoded)
    const record = open(vault, journal, decoded.count, file.subarray(offset + headBytes, offset + headBytes + length))
    if (record) decoded.records.push(record)
    else decoded.state = 'damaged'
    decoded.count += 1
    offset += headBytes + length
  }
  return decoded
}

/** The first record is written together with the file by a rename: if it is torn, the file is damaged. */
function markTorn(decoded: Decoded): Decoded {
  if (decoded.count === 0) decoded.state = 'damaged'
  else if (decoded.state === 'whole') decoded.state = 'torn'
  return decoded
}

function open(vault: Vault, journal: string, index: number, sealed: Uint8Array): DraftRecord | null {
  try {
    // This program sealed the record, so its schema needs no check.
    return JSON.parse(new TextDecoder().decode(vault.open(sealed, sealNameOf(journal, index)))) as DraftRecord
  } catch {
    return null
  }
}
