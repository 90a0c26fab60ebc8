/** Free texts that AI and teachers mark. */
import { writingSkill } from '../../courses'
import type { ViewContent } from '../exercise-types'
import { freeWriting } from './free-writing'
import { standardWriting } from './standard-writing'
import { topicWriting } from './topic-writing'

const writing = { kind: 'written', skill: writingSkill } as const

export const writingContent = {
  'free-writing': { ...writing, exercises: freeWriting },
  'topic-writing': { ...writing, exercises: topicWriting },
  'standard-writing': { ...writing, exercises: standardWriting },
} satisfies Record<string, ViewContent>
