import { useMemo } from 'react'
import { useKept } from '../../bridge/index'
import { now } from '../../ui/clock'
import {
  type BankEntry,
  type CommentBank,
  withEntry,
  withoutEntry,
  withRestored,
  withSlot,
  withText,
  withUse,
} from './comment-bank'
import { type ReadFile, withImported, withoutImported } from './import-file'
import { setProposedText } from './proposed-text'
import { starterBank } from './starter-bank'
import { withTyped } from './typed-texts'

export interface CommentBankState {
  /** Empty until it is loaded. */
  bank: CommentBank
  add: (text: string, reading?: string) => void
  edit: (id: string, text: string, reading: string) => void
  pin: (id: string, slot: number | null) => void
  remove: (id: string) => void
  restore: (entry: BankEntry, index: number) => void
  /** Adds the sentences of a file that can be added. */
  addImported: (file: ReadFile) => void
  removeImported: (file: ReadFile) => void
  /** Stores the bank, so that main can export it. Resolves with false if that is not possible. */
  saveNow: () => Promise<boolean>
  /** Counts a use of a sentence. */
  use: (id: string) => void
  /** Counts a text that the teacher typed as a comment, and proposes it if she types it again and again. */
  countTyped: (text: string) => void
}

const notLoaded: CommentBank = { entries: [], typed: {} }

/** The comment bank of the teacher who is logged in; it is kept beyond a logout. */
export function useCommentBank(): CommentBankState {
  const { value, ready, set, saveNow } = useKept('comment-bank')
  const bank = ready ? (value ?? starterBank) : notLoaded
  return useMemo(() => {
    const seconds = () => Math.floor(now() / 1000)
    const change = (next: (old: CommentBank) => CommentBank) => set(old => next(old ?? starterBank))
    return {
      bank,
      add: (text, reading = '') =>
        change(old => withEntry(old, { id: crypto.randomUUID(), text, reading, at: seconds() })),
      edit: (id, text, reading) => change(old => withText(old, id, text, reading)),
      pin: (id, slot) => change(old => withSlot(old, id, slot)),
      remove: id => change(old => withoutEntry(old, id)),
      restore: (entry, index) => change(old => withRestored(old, entry, index)),
      addImported: file => change(old => withImported(old, file, seconds())),
      removeImported: file => change(old => withoutImported(old, file)),
      async saveNow() {
        change(old => old)
        return saveNow()
      },
      use: id => change(old => withUse(old, id, seconds())),
      countTyped: text => {
        if (!ready) return
        if (withTyped(bank, text, seconds()).isProposed) setProposedText(text)
        change(old => withTyped(old, text, seconds()).bank)
      },
    }
  }, [bank, ready, set, saveNow])
}
