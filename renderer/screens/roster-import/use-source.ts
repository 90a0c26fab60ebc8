import { useState } from 'react'
import type { Argument, RosterTable } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import type { Encoding } from '../../../shared/domain/roster/encodings'
import { callBridge, fileForUpload } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { text } from './text'

/** A table that was read, and where it comes from. */
export interface Source {
  /** The name of the file; empty for pasted cells. */
  name: string
  bytes?: Uint8Array<ArrayBuffer>
  table: RosterTable
  /** A new one for each reading: what was edited belongs to it. */
  id: number
}

/** Reads a file or pasted cells. Main opens files, within its limits for files from outside. */
export function useSource() {
  const { busy, run } = useBusy()
  const [source, setSource] = useState<Source | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  const read = async (argument: Argument<'roster.read'>, from: Pick<Source, 'name' | 'bytes'>) => {
    const answer = await callBridge('roster.read', argument)
    if (!answer.ok) return setFault(answer.error.message)
    if (answer.value.rows.length === 0) return setFault(text.source.empty)
    setFault(null)
    setSource(old => ({ ...from, table: answer.value, id: (old?.id ?? 0) + 1 }))
  }
  return {
    source,
    fault,
    busy,
    openFile: (chosen: File) =>
      run(async () => {
        if (chosen.size > limits.roster.fileBytes) return setFault(text.source.large)
        const file = await fileForUpload(chosen).catch(() => null)
        if (file === null) return setFault(text.source.unreadable)
        await read({ bytes: file.bytes }, { name: file.name, bytes: file.bytes })
      }),
    paste: (pasted: string) => run(() => read({ text: pasted }, { name: '' })),
    /** Reads the same file again, in another way. */
    readAs: (how: { sheet?: number; encoding?: Encoding }) =>
      run(async () => {
        if (source?.bytes) await read({ bytes: source.bytes, ...how }, { name: source.name, bytes: source.bytes })
      }),
    close() {
      setSource(null)
      setFault(null)
    },
  }
}

export type Sources = ReturnType<typeof useSource>
