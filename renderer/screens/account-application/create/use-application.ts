import { useRef, useState } from 'react'
import { type ApplyType, applyTemplates } from '../../../../shared/domain/applications'
import { useWrite } from '../../../bridge/index'
import { useDraft } from '../../../ui/drafts'
import { useBusy } from '../../../ui/use-busy'
import { text } from '../text'
import { type ApplicationTable, emptyApplication, readDraft } from './application-draft'
import { type ChosenFile, openFile, readTable, writeTable } from './read-file'

/** An application that was received. */
export interface SentApplication {
  type: ApplyType
  orderId: string | undefined
  students: number
  file: ChosenFile
}

const isKind = (type: number): type is ApplyType => Object.hasOwn(applyTemplates, type)

/**
 * The application that the teacher prepares: its kind and its table are a draft; the chosen file itself is only in
 * memory, so after a visit to another page the table is sent as a new workbook.
 */
export function useApplication() {
  const { value, set, clear } = useDraft('account-application/new', emptyApplication, readDraft)
  const { type, table } = value
  const original = useRef<ChosenFile | null>(null)
  const earlier = useRef<ApplicationTable[]>([])
  const [message, setMessage] = useState<string | null>(null)
  const [sent, setSent] = useState<SentApplication | null>(null)
  const reading = useBusy()
  const making = useBusy()
  const write = useWrite('requests-put', { quiet: true })

  const show = (kind: ApplyType, read: ApplicationTable | string) => {
    if (typeof read === 'string') return setMessage(read)
    earlier.current = []
    setMessage(null)
    set({ type: kind, table: read })
  }
  const change = (next: ApplicationTable) => {
    if (table) earlier.current.push(table)
    setMessage(null)
    write.reset()
    set({ type, table: next })
  }

  return {
    type,
    table,
    message,
    sent,
    isReading: reading.busy,
    isSending: write.busy || making.busy,
    progress: write.progress,
    cancel: write.cancel,
    say: setMessage,
    choose: (chosen: File) =>
      reading.run(async () => {
        const file = await openFile(chosen)
        if (typeof file === 'string') return setMessage(file)
        const read = await readTable(type, file)
        if (typeof read !== 'string') original.current = file
        show(type, read)
      }),
    /** Chooses a kind. An unchanged file is checked again, because each kind has its own template. */
    chooseType(next: number) {
      if (!isKind(next)) return
      const file = original.current
      set({ type: next, table: table && { ...table, template: null } })
      if (table === null || table.isMended || file === null) return
      void reading.run(async () => show(next, await readTable(next, file)))
    },
    change,
    undo() {
      const before = earlier.current.pop()
      if (before) set({ type, table: before })
    },
    restart() {
      original.current = null
      earlier.current = []
      setMessage(null)
      set({ type, table: null })
    },
    again() {
      setSent(null)
    },
    send: () =>
      making.run(async () => {
        if (table === null) return
        setMessage(null)
        // A new workbook has neither macros nor links to other workbooks.
        const isWritten = table.isMended || table.carries.length > 0 || original.current === null
        const file = isWritten ? await writeTable(table) : original.current
        if (file === null) return setMessage(text.form.writeFailed)
        const outcome = await write.send({ apply_type: type, file })
        if (outcome?.kind === 'refused') return setMessage(outcome.message)
        if (outcome?.kind === 'notDone') return setMessage(text.form.notDone)
        if (outcome?.kind === 'unknown') return setMessage(text.form.unknown)
        if (outcome?.kind === 'cancelled') return setMessage(text.form.cancelled)
        if (outcome?.kind !== 'done') return
        const { answer, found } = outcome.result
        const order = found?.items.find(({ file_name }) => file_name === file.name) ?? found?.items[0]
        setSent({
          type,
          file,
          orderId: answer?.order_id ?? order?.order_id,
          students: answer?.student_count ?? order?.student_count ?? table.rows.length,
        })
        original.current = null
        earlier.current = []
        clear()
      }),
  }
}

export type ApplicationState = ReturnType<typeof useApplication>
