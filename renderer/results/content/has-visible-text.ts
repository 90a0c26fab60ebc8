/** Whether HTML has text besides its tags: some evaluations consist only of empty tags. */
export const hasVisibleText = (html: string): boolean => html.replace(/<[^>]*>|&nbsp;/g, '').trim() !== ''
