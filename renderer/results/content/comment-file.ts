/** The address of a file of AI comments: absolute, or a name under the resource (SPEC §7 evaluate_xml). */
export const commentFileAddress = (resourcePath: string, file: string): string =>
  /^[a-z][a-z\d+.-]*:/i.test(file) ? file : `${resourcePath}/${file.replace(/^\/+/, '')}`
