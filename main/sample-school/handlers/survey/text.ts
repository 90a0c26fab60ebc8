/** The words of the month's workbook (law 4). */
export const surveyText = { month: '今月の学習状況' } as const
