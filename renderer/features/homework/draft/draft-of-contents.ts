import { text } from '../contents/text'
import { type AssignDraft, type Content, emptyDraft, type Receiver } from './assign-draft'
import { proposedTitle } from './proposed-title'

/** A new normal homework with these contents and receivers, and the title that the wizard would propose. */
export const draftOfContents = (contents: Content[], receivers: Receiver[], now: number): AssignDraft => ({
  ...emptyDraft(1, now),
  contents,
  receivers,
  title: proposedTitle(contents, text.andOthers),
})
