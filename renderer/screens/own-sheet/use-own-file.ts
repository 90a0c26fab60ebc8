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
  /** A new one for each reading: what was decided belongs to it. */
  id: string
}

/** Reads the teacher's own workbook; main opens it, within its limits for files from outside. */
export function useOwnFile() {
  const { busy, run } = useBusy()
  const [file, setFile] = useState<OwnFile | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  async function read(name: string, bytes: Uint8Array<ArrayBuffer>, sheet?: number): Promise<void> {
    const answer = await callBridge('sheet.read', { bytes, ...(sheet !== undefined && { sheet }) })
    setFault(answer.ok ? (answer.value.rows.length === 0 ? text.file.empty : null) : answer.error.message)
    if (answer.ok) setFile({ name, bytes, sheet: answer.value, id: crypto.randomUUID() })
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
        await read(taken.name, taken.bytes)
      }),
    openSheet: (sheet: number) => run(async () => file && read(file.name, file.bytes, sheet)),
    close() {
      setFile(null)
      setFault(null)
    },
  }
}

export type OwnFiles = ReturnType<typeof useOwnFile>
