/** Views of the skill-up course. */
import type { ViewDefinition } from '../../view-types'
import { SentenceFilling } from '../fill/SentenceFilling'
import { SkillClozeTest } from './SkillClozeTest'
import { SkillDialogue } from './SkillDialogue'
import { SkillGrammar } from './SkillGrammar'
import { SkillListening } from './SkillListening'
import { SkillNarrative } from './SkillNarrative'
import { SkillQuickResponse } from './SkillQuickResponse'
import { SkillReading } from './SkillReading'
import { SkillReadingComprehension } from './SkillReadingComprehension'
import { SkillSentenceShadowReading } from './SkillSentenceShadowReading'
import { SkillSpeaking } from './SkillSpeaking'

export const skillViews = {
  'skill-cloze-test': { View: SkillClozeTest, scoring: 'marked', leadPosition: 'beside' },
  'skill-dialogue': { View: SkillDialogue, scoring: 'either' },
  'skill-grammar': { View: SkillGrammar, scoring: 'either' },
  'skill-listening': { View: SkillListening, scoring: 'either' },
  'skill-narrative': { View: SkillNarrative, scoring: 'either' },
  'skill-quick-response': { View: SkillQuickResponse, scoring: 'either' },
  'skill-reading': { View: SkillReading, scoring: 'spoken' },
  'skill-reading-comprehension': { View: SkillReadingComprehension, scoring: 'marked', leadPosition: 'beside' },
  'skill-sentence-shadow-reading': { View: SkillSentenceShadowReading, scoring: 'spoken' },
  'skill-speaking': { View: SkillSpeaking, scoring: 'either' },
  'skill-sentence-filling': { View: SentenceFilling, scoring: 'marked' },
} satisfies Record<string, ViewDefinition>
