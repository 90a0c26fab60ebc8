/** Exercises of the skill-up course. */
import type { ViewContent } from '../exercise-types'
import { skillSentenceFilling } from './sentence-filling'
import { skillClozeTest } from './skill-cloze-test'
import { skillDialogue } from './skill-dialogue'
import { skillGrammar } from './skill-grammar'
import { skillListening } from './skill-listening'
import { skillNarrative } from './skill-narrative'
import { skillQuickResponse } from './skill-quick-response'
import { skillReading } from './skill-reading'
import { skillReadingComprehension } from './skill-reading-comprehension'
import { skillSentenceShadowReading } from './skill-sentence-shadow-reading'
import { skillSpeaking } from './skill-speaking'

export const skillContent = {
  'skill-cloze-test': { kind: 'choice', skill: '空所補充', exercises: skillClozeTest },
  'skill-dialogue': { kind: 'spoken', skill: '対話', exercises: skillDialogue },
  'skill-grammar': { kind: 'choice', skill: '文法', exercises: skillGrammar },
  'skill-listening': { kind: 'choice', skill: 'リスニング', exercises: skillListening },
  'skill-narrative': { kind: 'spoken', skill: 'ナレーション', exercises: skillNarrative },
  'skill-quick-response': { kind: 'spoken', skill: '即答', exercises: skillQuickResponse },
  'skill-reading': { kind: 'spoken', skill: '音読', exercises: skillReading },
  'skill-reading-comprehension': { kind: 'choice', skill: '読解', exercises: skillReadingComprehension },
  'skill-sentence-shadow-reading': {
    kind: 'spoken',
    skill: 'シャドーイング',
    exercises: skillSentenceShadowReading,
  },
  'skill-speaking': { kind: 'spoken', skill: 'スピーキング', exercises: skillSpeaking },
  'skill-sentence-filling': { kind: 'blanks', skill: '文補充', exercises: skillSentenceFilling },
} satisfies Record<string, ViewContent>
