import { useEffect, useState } from 'react'
import type { Argument, RosterTable } from '../../../shared/contract/types'
import { limits } from '../../../shared/domain/limits'
import type { Encoding } from '../../../shared/domain/roster/encodings'
import { callBridge, fileForUpload } from '../../bridge/index'
import { useBusy } from '../../ui/use-busy'
import { forgetImport, type ImportWork, keepTable, loadImport } from './import-draft'
import { text } from './text'

/** A table that was read, and where it comes from. */
export interface Source {
  /** The name of the file; empty for pasted cells. */
  name: string
  /** Absent for pasted cells, and for a table that was kept: it cannot be read in another way. */
  bytes?: Uint8Array<ArrayBuffer>
  table: RosterTable
  /** The class of rows that name none; empty if none is chosen. */
  teamId: string
  /** How many sheets are one list, also if only one of them is read by choice. */
  joinable?: number | undefined
  /** A new one for each reading: what was edited belongs to it. */
  id: string
  /** What the teacher had edited and decided before the page was closed. */
  work?: ImportWork | undefined
  isRestored?: true
  /** The table, and the work on it, is a draft. */
  isDraft?: boolean
  /** It is too large for a draft. */
  isTooLarge?: boolean
  /** The program made the table: what its columns hold is never remembered. */
  isMade?: true
}

/**
 * Reads a file or pasted cells. Main opens files, within its limits for files from outside. With `isDraft`, the table
 * is the draft of 名簿の取り込み until it is closed. `teamId` is the class of rows that name none.
 */
export function useSource(teamId = '', isDraft = true) {
  const { busy, run } = useBusy()
  const [source, setSource] = useState<Source | null>(null)
  const [fault, setFault] = useState<string | null>(null)

  useEffect(() => {
    let isLeft = false
    if (!isDraft) return
    void loadImport().then(kept => {
      if (!isLeft && kept) setSource(opened => opened ?? { ...kept, isRestored: true, isDraft })
    })
    return () => {
      isLeft = true
    }
  }, [isDraft])

  const open = (next: Source) => {
    const isTooLarge = isDraft && !keepTable(next)
    setSource({ ...next, isDraft: isDraft && !isTooLarge, isTooLarge })
  }
  const read = async (
    argument: Argument<'roster.read'>,
    from: Pick<Source, 'name' | 'bytes' | 'teamId' | 'joinable'>,
  ) => {
    const answer = await callBridge('roster.read', argument)
    if (!answer.ok) return setFault(answer.error.message)
    if (answer.value.rows.length === 0) return setFault(text.source.empty)
    setFault(null)
    const { name, bytes, teamId: chosen } = from
    const joinable = answer.value.workbook?.joined?.length ?? from.joinable
    open({ name, ...(bytes && { bytes }), teamId: chosen, joinable, table: answer.value, id: crypto.randomUUID() })
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
        await read({ bytes: file.bytes }, { name: file.name, bytes: file.bytes, teamId })
      }),
    paste: (pasted: string) => run(() => read({ text: pasted }, { name: '', teamId })),
    /** Reads the same file again, in another way. */
    readAs: (how: { sheet?: number; encoding?: Encoding }) =>
      run(async () => {
        if (source?.bytes) await read({ bytes: source.bytes, ...how }, source)
      }),
    setTeam(chosen: string) {
      if (source) open({ ...source, teamId: chosen })
    },
    close() {
      setSource(null)
      setFault(null)
      if (isDraft) forgetImport()
    },
  }
}

export type Sources = ReturnType<typeof useSource>
