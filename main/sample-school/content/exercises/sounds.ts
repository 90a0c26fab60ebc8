/** The sound files of an exercise, each with the text that is spoken in it. */
import { type ExerciseContent, englishText, type ProgressRecord, type Question, soundFile } from './exercise-types'

type Sound = readonly [file: string | undefined, text: string]

/** The correct answers: by the index of their blank, or the right choice. */
function rightTexts({ answers = [], choose = [] }: Question): string[] {
  if (answers.length === 0)
    return choose.filter(({ correct }) => correct === true || correct === 1).map(one => one.content)
  return answers.map(entry => (typeof entry === 'string' ? entry : entry.content))
}

const byIndex = ({ answers = [], ...question }: Question): Question => {
  const listed = answers.map((entry, at) => (typeof entry === 'string' ? { index: at + 1, content: entry } : entry))
  return { ...question, answers: listed.sort((a, b) => Number(a.index) - Number(b.index)) }
}

/**
 * The text that the model voice speaks for a sentence: with its blanks filled (given first letters are not repeated),
 * or one gap replaced by all pieces of a sequence. Without a sentence, the correct answers.
 */
function filled(question: Question): string {
  const english = englishText(question)
  // Japanese text is not spoken.
  const text = /[ぁ-んァ-ヶ一-龠]/.test(english) ? '' : english
  const gaps = text.split('__').length - 1
  // The answers of a sequencing question are already in the correct order, whatever their index.
  if (gaps < 2 && (question.answers?.length ?? 0) > gaps) {
    const fullText = rightTexts(question).join(' ')
    return gaps === 0 ? text || fullText : text.replace('__', fullText)
  }
  const right = rightTexts(byIndex(question)).map(one => one.split('/')[0] ?? '')
  if (text === '') return right.join(' ')
  return text.replace(/([A-Za-z]*)__/g, (_, first: string) => {
    const word = right.shift() ?? ''
    return word.toLowerCase().startsWith(first.toLowerCase()) ? word : first + word
  })
}

const ofQuestion = (question: Question): Sound[] => {
  const text = filled(question)
  return [[soundFile(question), text], ...(question.audio_files ?? []).map((file): Sound => [file, text])]
}

const ofRecord = ({ content_en, content_audio, answer }: ProgressRecord): Sound[] => [
  [content_audio, content_en ?? ''],
  [answer?.audio_path, answer?.sample_answer ?? ''],
]

/** All sounds. If a file name occurs twice, the first text counts. */
export function soundsOf(content: ExerciseContent): Map<string, string> {
  const { full_text, items = [], question_items = [], answer_items = [], part_items = [], exampaper = [] } = content
  const inner = items.flatMap(item => [
    item,
    ...(item.questions ?? []),
    ...(item.question_items ?? []),
    ...(item.answer_items ?? []),
  ])
  const sounds: Sound[] = [
    [full_text?.audio_file, full_text?.screen_en_text ?? ''],
    [content.audio_file, content.screen_en_text ?? content.screen_text ?? content.content_en ?? ''],
    ...(content.audios ?? []).map(({ title, file }): Sound => [file, title]),
    ...[...inner, ...question_items, ...answer_items].flatMap(ofQuestion),
    ...part_items.flatMap(({ part_info }): Sound[] => [
      [part_info.content_audio_path, part_info.content_en ?? ''],
      [part_info.audio_path, part_info.instruction ?? ''],
      ...(part_info.progress ?? []).flatMap(ofRecord),
    ]),
    ...exampaper.map(({ content: sentence, file }): Sound => [file, sentence]),
    ...(content.wait_items ?? []).map(({ audio_file }): Sound => [audio_file, 'Please wait for a moment.']),
    ...(content.progress ?? []).flatMap(ofRecord),
  ]
  const texts = new Map<string, string>()
  for (const [file, text] of sounds) if (file !== undefined && !texts.has(file)) texts.set(file, text)
  return texts
}
