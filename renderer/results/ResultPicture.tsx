import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { Note } from '../../shared/items/note'
import type { Paper } from '../../shared/items/paper'
import { apiKey } from '../bridge/index'
import { hasSpokenAnswers } from './content/merge-answers'
import { contentWithAnswers } from './paper-content'
import { OverallScore } from './parts/OverallScore'
import { viewDefinitionOf } from './registry'
import { type ItemNavigation, ItemNavigationProvider } from './use-item-navigation'
import { ResultContextProvider } from './use-result-context'

/** Nothing is selected, and no sound is known. */
const stillNavigation: ItemNavigation = {
  currentKey: undefined,
  firstKey: undefined,
  selectItem: () => undefined,
  registerCard: () => undefined,
  showsWaveform: () => false,
  registerSound: () => () => undefined,
  soundsOf: () => [],
  leadSound: () => undefined,
  playingSound: () => undefined,
}

/** Whose paper it is does not matter: the notes are given. */
const studentId = 'picture'

/**
 * A paper as a student sees it, as a picture: it cannot be used, plays no sound, and asks no server. `notes` are the
 * teacher's comments on its writing.
 */
export function ResultPicture({ paper, notes = [] }: { paper: Paper; notes?: Note[] }) {
  const definition = viewDefinitionOf(paper.resource.view_key)
  const client = useMemo(() => {
    const own = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY, retry: false } } })
    const request = { student_id: studentId, topic_id: paper.resource.topic_id, guid: paper.guid ?? '' }
    own.setQueryData(apiKey('get-writing-notes', request), { items: notes, total: notes.length })
    return own
  }, [paper, notes])
  const context = useMemo(
    () => ({
      viewer: 'student' as const,
      paper,
      studentId: notes.length > 0 ? studentId : undefined,
      homeworkId: undefined,
      marking: null,
      hidesAi: false,
      itemFullScore: definition?.itemFullScore ?? 100,
      showCorrect: false,
      media: () => undefined,
      reloadMedia: () => undefined,
    }),
    [paper, notes, definition],
  )
  if (!definition) return null
  const content = contentWithAnswers(paper, definition)
  return (
    <div inert>
      <QueryClientProvider client={client}>
        <ResultContextProvider value={context}>
          <ItemNavigationProvider value={stillNavigation}>
            {definition.summary !== 'own' && hasSpokenAnswers(content) && (
              <OverallScore paper={paper} content={content} />
            )}
            <definition.View content={content} />
          </ItemNavigationProvider>
        </ResultContextProvider>
      </QueryClientProvider>
    </div>
  )
}
