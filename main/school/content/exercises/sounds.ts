/** What the model says in an exercise, sound by sound: the file, and the text that is spoken in it. */
import { type ExerciseContent, english, type ProgressRecord, type Question, soundFile } from './shape'

type Sound = readonly [file: string | undefined, text: string]

/** A sentence with its blanks filled, as the model says it. */
function filled(question: Question): string {
  let at = 0
  const answers = [...(question.answers ?? [])].map((entry, place) =>
    typeof entry === 'string' ? { index: place + 1, content: entry } : entry,
  )
  answers.sort((a, b) => Number(a.index) - Number(b.index))
  return english(question).replace(/__/g, () => answers[at++]?.content.split('/')[0] ?? '')
}

const ofQuestion = (question: Question): Sound[] => {
  const text = filled(question)
  return [[soundFile(question), text], ...(question.audio_files ?? []).map((file): Sound => [file, text])]
}

const ofRecord = ({ content_en, content_audio, answer }: ProgressRecord): Sound[] => [
  [content_audio, content_en ?? ''],
  [answer?.audio_path, answer?.sample_answer ?? ''],
]

/** All of them; a file that is named twice says what stands first. */
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
    ...exampaper.map(({ content: said, file }): Sound => [file, said]),
    ...(content.wait_items ?? []).map(({ audio_file }): Sound => [audio_file, 'Please wait for a moment.']),
    ...(content.progress ?? []).flatMap(ofRecord),
  ]
  const texts = new Map<string, string>()
  for (const [file, text] of sounds) if (file !== undefined && !texts.has(file)) texts.set(file, text)
  return texts
}
