/**
 * Normalises the content JSON into items (DESIGN §9; SPEC §3 Exercise content). After this step no field aliases
 * remain.
 */
import type { Content } from '../../../shared/items/content'
import { collectItems } from './collect-items'
import { allTexts, fieldAliases, firstText } from './field-aliases'
import { leadWithoutDuplicates } from './lead-duplicates'
import { nameQuestions } from './question-names'
import { blanksOf, choicesOf } from './right-answers'
import { piecesOf } from './sequencing'
import type { SourceItem, SourceQuestion } from './source-item'
import type { Entry, Interlude, Lead, NormalContent, NormalItem, NormalQuestion, QuestionNames } from './types'

const texts = (list: readonly (string | undefined)[]): string[] =>
  list.filter((text): text is string => text !== undefined && text.trim() !== '')

function normaliseQuestion(source: SourceQuestion, names: QuestionNames, no: number): NormalQuestion {
  const choices = choicesOf(source)
  const audio = firstText(source, fieldAliases.audio)
  return {
    key: names.id,
    no,
    names,
    broken: source.brokenItem,
    kind: source.kind,
    instruction: source.instruction,
    instructionAudio: source.instructionAudio,
    english: firstText(source, fieldAliases.english) ?? readAloudText(source),
    question: firstText(source, ['question']),
    japanese: firstText(source, fieldAliases.japanese),
    beforeText: source.before_text,
    topic: source.topic,
    pictures: allTexts(source, fieldAliases.picture),
    audios: [...new Set([...texts([audio]), ...texts(source.audio_files ?? [])])],
    answerAudio: source.answerAudio,
    recording: firstText(source, fieldAliases.recording),
    evaluateHtml: firstText(source, fieldAliases.evaluateHtml),
    choices,
    blanks: blanksOf(source, choices),
    pieces: piecesOf(source, choices),
    ipa: source.ipa,
    syllable: source.syllable,
    tips: source.tips,
    info: source.info,
    note: source.note_homework,
    samples: texts([source.sample_answer, ...(source.samples ?? [])]),
    file: source.file,
  }
}

/** Sounds with titles, each file once. */
function titledAudios(content: Content): Lead['audios'] {
  const titles = new Map((content.audios ?? []).map(audio => [audio?.file, audio?.title]))
  return [...titles].flatMap(([file, title]) => (file === undefined ? [] : [{ title, file }]))
}

/** The lead above the items. The recording of the full text (`full_text`) is its sound. */
function leadOf(content: Content): Lead {
  return {
    title: content.title,
    topic: content.topic,
    english: firstText({ ...content, full: content.full_text?.screen_en_text }, [...fieldAliases.english, 'full']),
    description: content.question_description,
    japanese: firstText(content, ['screen_jp_text', 'screen_text_jp', 'screen_jp']),
    pictures: allTexts(content, ['screen_pic', 'picture', 'image']),
    audio: firstText({ own: content.audio_file, full: content.full_text?.audio_file }, ['own', 'full']),
    audios: titledAudios(content),
    tips: content.tips,
    samples: texts(content.sample ?? []),
  }
}

/** The lead of a content that is itself the item: only the fields that the item does not show. */
const leadBesideItem = (content: Content): Lead => ({
  title: content.title,
  english: content.full_text?.screen_en_text,
  pictures: [],
  audio: content.full_text?.audio_file,
  audios: titledAudios(content),
  samples: [],
})

/** The sounds between the items. */
const interludesOf = (content: Content): Interlude[] =>
  (content.wait_items ?? []).flatMap(interlude =>
    interlude?.audio_file === undefined
      ? []
      : [{ afterIndex: interlude.after_index ?? '0', audio: interlude.audio_file }],
  )

/**
 * The text that was read aloud, if only the evaluation contains it. For a question with an answer it is not used,
 * because it could reveal the answer.
 */
function readAloudText(source: SourceQuestion): string | undefined {
  const { question, choose, answers, answer, sample_answer, samples } = source
  const hasAnswer = [question, choose, answers, answer, sample_answer, samples].some(field => field !== undefined)
  return hasAnswer ? undefined : firstText(source, ['evaluate_text'])
}

type NameLookup = (source: SourceQuestion) => QuestionNames

/**
 * Gives every question of a content its names: first the answerable ones (items without sub-questions, and
 * sub-questions), then the items with sub-questions, so that these never take a number from an answerable question.
 */
function nameAll(items: readonly SourceItem[]): NameLookup {
  const parents = items.filter(item => item.questions && item.questions.length > 0)
  const answerable = items.flatMap((item): SourceQuestion[] => (item.questions?.length ? item.questions : [item]))
  const sources = [...answerable, ...parents]
  const names = nameQuestions(sources)
  const bySource = new Map(sources.map((source, index) => [source, names[index]]))
  return source => bySource.get(source) ?? { id: '' }
}

/** Normalises a content; an unreadable item stays as a broken entry in its place. Never throws. */
export function normalise(content: Content): NormalContent {
  const { entries: sources, isContentTheItem } = collectItems(content)
  const namesOf = nameAll(sources.flatMap(read => (read.broken ? [] : [read.item])))
  const entries = sources.map((read, place): Entry<NormalItem> => {
    const no = place + 1
    if (read.broken) return { broken: true, key: `broken-${no}`, no }
    const questions = (read.item.questions ?? []).map((question, q) =>
      normaliseQuestion(question, namesOf(question), q + 1),
    )
    const item = { ...normaliseQuestion(read.item, namesOf(read.item), no), questions }
    return { broken: false, key: item.key, item }
  })
  return {
    lead: leadWithoutDuplicates(isContentTheItem ? leadBesideItem(content) : leadOf(content), entries),
    entries,
    interludes: interludesOf(content),
  }
}
