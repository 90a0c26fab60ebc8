/**
 * The records of a recording's file: length (4 bytes), sealed bytes. The seal covers the name of the recording and the
 * record's index, so that no record can be moved.
 */
import type { Vault } from '../store/vault'

const headBytes = 4

const sealNameOf = (recording: string, index: number): string => `recording 1 ${recording} ${index}`

/** Seals one record as number `index` of its recording. */
export function encodeRecord(vault: Vault, recording: string, index: number, plain: Uint8Array): Uint8Array {
  const sealed = vault.seal(plain, sealNameOf(recording, index))
  const head = Buffer.alloc(headBytes)
  head.writeUInt32BE(sealed.length)
  return Buffer.concat([head, sealed])
}

/** The records up to the first that is damaged or was not written completely. Never throws. */
export function decodeRecords(vault: Vault, recording: string, bytes: Uint8Array): Uint8Array[] {
  const file = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const records: Uint8Array[] = []
  for (let at = 0; at + headBytes <= file.length; ) {
    const end = at + headBytes + file.readUInt32BE(at)
    if (end > file.length) break
    try {
      records.push(vault.open(file.subarray(at + headBytes, end), sealNameOf(recording, records.length)))
    } catch {
      break
    }
    at = end
  }
  return records
}
