/** Texts of the survey of one student (law 4). */
export const studySurveyText = {
  noQuestion: 'この設問は見つかりません。',
} as const
