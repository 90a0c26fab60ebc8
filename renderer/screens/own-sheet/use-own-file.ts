import { useState } from 'react'
import type { OwnSheet } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import { callBridge, fileForUpload } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'

/** A sheet of the teacher's own workbook. It stays in the memory of the page, and is no draft. */
export interface OwnFile {
  name: string
  bytes: Uint8Array<ArrayBuffer>
  sheet: OwnSheet
  /** A new one for each file that is opened: what was chosen for its sheets belongs to it. */
  id: string
}

type Sheets = Pick<OwnFile, 'name'> & Pick<OwnSheet, 'sheets' | 'sheet'>

/**
 * Reads the teacher's own workbook; main opens it, within its limits for files from outside. `sheetOf` knows the sheet of
 * a file that was written before, or that of the classes of the homework.
 */
export function useOwnFile(sheetOf: (file: Sheets) => number | undefined) {
  const { busy, run } = useBusy()
  const [file, setFile] = useState<OwnFile | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function read({ name, bytes, id }: Omit<OwnFile, 'sheet'>, wanted?: number): Promise<void> {
    let answer = await callBridge('sheet.read', { bytes, ...(wanted !== undefined && { sheet: wanted }) })
    const known = answer.ok && wanted === undefined ? sheetOf({ ...answer.value, name }) : undefined
    if (answer.ok && known !== undefined && known !== answer.value.sheet) {
      const other = await callBridge('sheet.read', { bytes, sheet: known })
      if (other.ok) answer = other
    }
    setFault(answer.ok ? (answer.value.rows.length === 0 ? text.file.empty : null) : answer.error.message)
    if (answer.ok) setFile({ name, bytes, sheet: answer.value, id })
  }
  return {
    file,
    fault,
    busy,
    open: (chosen: File) =>
      run(async () => {
        if (chosen.size > limits.ownSheet.fileBytes) return setFault(text.file.large)
        const taken = await fileForUpload(chosen).catch(() => null)
        if (taken === null) return setFault(text.file.unreadable)
        await read({ ...taken, id: crypto.randomUUID() })
      }),
    openSheet: (sheet: number) => run(async () => file && read(file, sheet)),
    close() {
      setFile(null)
      setFault(null)
    },
  }
}

export type OwnFiles = ReturnType<typeof useOwnFile>
