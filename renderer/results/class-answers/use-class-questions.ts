/** Loads the questions of a topic with the class's answers: the overview, and the resource without answers. */
import { useMemo } from 'react'
import type { Paper } from '../../../shared/items/paper'
import { useApi } from '../../bridge/index'
import { grammarUnit, trainingContent } from '../content/grammar-unit'
import { normalise } from '../content/normalise'
import { contentInSections } from '../content/note-taking-sections'
import type { Lead, NormalContent } from '../content/types'
import { prepareContent } from '../paper-content'
import { viewDefinitionOf } from '../registry'
import { usePartFiles } from '../use-part-files'
import { type ClassQuestion, classQuestions } from './class-questions'

export interface ClassTopic {
  topicId: string
  resourceId: string
  viewKey: string
}

/** The training file of a grammar unit, which contains its questions (SPEC §7 training file). */
function useTraining(paper: Paper | undefined, isEnabled: boolean): { paper: Paper | undefined; pending: boolean } {
  const unit = useMemo(() => (paper && isEnabled ? grammarUnit(paper.content) : null), [paper, isEnabled])
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
 * Loads the resource without answers. If that fails, loads the paper of a student who answered: SPEC names that call,
 * and it may be available as an offline copy.
 */
function usePaper(homeworkId: string, topicId: string, studentId: string | undefined) {
  const preview = useApi('resource-preview', { topic_id: topicId }, { background: true })
  const isPreviewUnavailable = preview.isError && studentId !== undefined
  const paper = useApi(
    'topic-answer-paper',
    { homework_id: homeworkId, topic_id: topicId, student_id: studentId ?? '', round: 0 },
    { background: true, enabled: isPreviewUnavailable },
  )
  return { paper: preview.data ?? paper.data, pending: preview.isPending || (isPreviewUnavailable && paper.isPending) }
}

/** The content prepared for its view; null if it is not available, undefined while it is loading. */
export function useContent(homeworkId: string, { topicId, viewKey }: ClassTopic, studentId: string | undefined) {
  const definition = viewDefinitionOf(viewKey)
  const resource = usePaper(homeworkId, topicId, studentId)
  const { paper, pending } = useTraining(resource.paper, definition?.Wrapper !== undefined)
  const files = usePartFiles(paper, definition?.hasPartFiles ?? false)
  const content = useMemo((): NormalContent | null => {
    if (!paper || !definition) return null
    return prepareContent(
      definition.hasPartFiles ? contentInSections(paper.content, files) : normalise(paper.content),
      paper,
      definition,
    )
  }, [paper, definition, files])
  return { paper, content: resource.pending || pending ? undefined : content }
}

export interface ClassQuestions {
  /** Undefined until the overview has been loaded. */
  questions: ClassQuestion[] | undefined
  /** The text above all items. */
  lead: Lead | undefined
  /** The base path of the content's files. */
  resourcePath: string
  /** Set if the questions could not be loaded. Missing content alone is not an error. */
  error: unknown
  isFetching: boolean
  retry: () => void
}

/**
 * Loads the questions of one topic of a homework with the class's answers, in order. If their content is not available,
 * they are returned without it.
 */
export function useClassQuestions(homeworkId: string, topic: ClassTopic): ClassQuestions {
  const { topicId, resourceId, viewKey } = topic
  const overview = useApi('one-topic-question-overview', {
    homework_id: homeworkId,
    topic_id: topicId,
    resource_id: resourceId,
  })
  const items = overview.data?.items
  const anyStudentId = items?.flatMap(({ answers }) => answers.flatMap(({ student_ids }) => student_ids)).at(0)
  const { paper, content } = useContent(homeworkId, topic, anyStudentId)
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
