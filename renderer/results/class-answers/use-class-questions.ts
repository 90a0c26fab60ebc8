/** Reads a topic's questions with the answers of the class: the overview, and the resource as it was handed out. */
import { useMemo } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { useApi } from '../../bridge'
import { grammarUnit, trainingContent } from '../content/grammar-unit'
import { normalise } from '../content/normalise'
import { contentInSections } from '../content/note-taking-sections'
import type { Lead, NormalContent } from '../content/types'
import { prepareContent } from '../paper-content'
import { usePartFiles } from '../use-part-files'
import { type ClassQuestion, classQuestions, viewDefinitionOf } from './class-questions'

export interface ClassTopic {
  topicId: string
  resourceId: string
  viewKey: string
}

/** What a grammar unit is answered in stands in a file of its own (SPEC §7 training file). */
function useTraining(paper: Paper | undefined, wanted: boolean): { paper: Paper | undefined; pending: boolean } {
  const unit = useMemo(() => (paper && wanted ? grammarUnit(paper.content) : null), [paper, wanted])
  const file = unit?.training.file
  const training = useApi(
    'grammar-training-file',
    { resource_path: paper?.resource.resource_path ?? '', file: file ?? '' },
    { enabled: paper !== undefined && file !== undefined, background: true },
  )
  const items = training.data?.items
  const type = unit?.training.type
  return useMemo(
    () => ({
      paper: paper && items ? { ...paper, content: trainingContent(paper.content, items, type) } : paper,
      pending: file !== undefined && training.isPending,
    }),
    [paper, items, type, file, training.isPending],
  )
}

/**
 * The resource as it was handed out, else as it stands in the paper of a student who answered: that one SPEC names, and it may be
 * there as an offline copy.
 */
function usePaper(homeworkId: string, topicId: string, studentId: string | undefined) {
  const preview = useApi('resource-preview', { topic_id: topicId }, { background: true })
  const without = preview.isError && studentId !== undefined
  const paper = useApi(
    'topic-answer-paper',
    { homework_id: homeworkId, topic_id: topicId, student_id: studentId ?? '', round: 0 },
    { background: true, enabled: without },
  )
  return { paper: preview.data ?? paper.data, pending: preview.isPending || (without && paper.isPending) }
}

/** The content as its view takes it; null where it cannot be had, undefined while it is on its way. */
export function useContent(homeworkId: string, { topicId, viewKey }: ClassTopic, studentId: string | undefined) {
  const row = viewDefinitionOf(viewKey)
  const handed = usePaper(homeworkId, topicId, studentId)
  const { paper, pending } = useTraining(handed.paper, row?.Wrapper !== undefined)
  const files = usePartFiles(paper, row?.hasPartFiles ?? false)
  const content = useMemo((): NormalContent | null => {
    if (!paper || !row) return null
    return prepareContent(
      row.hasPartFiles ? contentInSections(paper.content, files) : normalise(paper.content),
      paper,
      row,
    )
  }, [paper, row, files])
  return { paper, content: handed.pending || pending ? undefined : content }
}

export interface ClassQuestions {
  /** Undefined before the first answer. */
  questions: ClassQuestion[] | undefined
  /** What stands above all items: a text that they share. */
  lead: Lead | undefined
  /** Where the content's files stand. */
  resourcePath: string
  /** The questions could not be had; their content alone that could not is no error. */
  error: unknown
  isFetching: boolean
  retry: () => void
}

/**
 * The questions of one topic of a homework with what the class answered, in their order. Where their content cannot be
 * had, they stand without it.
 */
export function useClassQuestions(homeworkId: string, topic: ClassTopic): ClassQuestions {
  const { topicId, resourceId, viewKey } = topic
  const overview = useApi('one-topic-question-overview', {
    homework_id: homeworkId,
    topic_id: topicId,
    resource_id: resourceId,
  })
  const items = overview.data?.items
  const someone = items?.flatMap(({ answers }) => answers.flatMap(({ student_ids }) => student_ids)).at(0)
  const { paper, content } = useContent(homeworkId, topic, someone)
  const questions = useMemo(
    () => (items === undefined || content === undefined ? undefined : classQuestions(viewKey, content, items)),
    [items, content, viewKey],
  )
  return {
    questions,
    lead: content?.lead,
    resourcePath: paper?.resource.resource_path ?? '',
    error: overview.data ? null : overview.error,
    isFetching: overview.isFetching,
    retry: () => void overview.refetch(),
  }
}
