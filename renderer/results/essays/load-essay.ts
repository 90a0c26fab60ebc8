/** Reads one student's paper with all comments on it, for the print of a class. Throws if anything cannot be read. */
import type { Note } from '../../../shared/items/note'
import type { Paper } from '../../../shared/items/paper'
import { callApi } from '../../bridge/index'
import { aiFileRequest } from '../content/ai-comments'
import { worksOf } from '../notes/marking'
import type { AiFiles } from './printed-texts'

export interface Essay {
  paper: Paper
  /** The comments by guid, as the server has them. */
  notes: ReadonlyMap<string, readonly Note[]>
  /** The AI's files; null if they were not asked for. */
  files: AiFiles | null
}

export interface EssayAddress {
  homeworkId: string
  topicId: string
  studentId: string
}

async function readNotes(paper: Paper, studentId: string, signal: AbortSignal): Promise<Essay['notes']> {
  const notes = new Map<string, readonly Note[]>()
  for (const work of worksOf(paper, studentId)) {
    // A refusal is no empty list: a comment would be missing on the paper.
    const { items } = await callApi('get-writing-notes', work, { background: true, strict: true, signal })
    notes.set(work.guid, items)
  }
  return notes
}

async function readFiles(paper: Paper, signal: AbortSignal): Promise<AiFiles> {
  const files: [string, Awaited<ReturnType<typeof callApi<'evaluate-xml-file'>>>][] = []
  for (const answer of paper.answers) {
    const request = aiFileRequest(paper, answer)
    if (request === null) continue
    files.push([answer.evaluate_xml ?? '', await callApi('evaluate-xml-file', request, { background: true, signal })])
  }
  return new Map(files)
}

/** @param old what was read before, without the AI's files. */
export async function loadEssay(
  { homeworkId, topicId, studentId }: EssayAddress,
  withAi: boolean,
  signal: AbortSignal,
  old?: Essay | null,
): Promise<Essay> {
  const request = { homework_id: homeworkId, topic_id: topicId, student_id: studentId, round: 0 }
  const paper = old?.paper ?? (await callApi('topic-answer-paper', request, { background: true, signal }))
  const notes = old?.notes ?? (await readNotes(paper, studentId, signal))
  return { paper, notes, files: withAi ? (old?.files ?? (await readFiles(paper, signal))) : null }
}
