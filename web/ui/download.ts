export const download = (fileName: string, text: string, type: string): void =>
  downloadBlob(fileName, new Blob([text], { type }))

export function downloadBlob(fileName: string, file: Blob): void {
  const url = URL.createObjectURL(file)
  const link = document.createElement('a')
  link.href = url
  link.download = fileName
  link.click()
  // The download reads the address after this task has ended.
  setTimeout(() => URL.revokeObjectURL(url), 10_000)
}

// Without a byte order mark Excel reads a sheet in its old code page.
export const downloadCsv = (fileName: string, csv: string) =>
  download(`${fileName}.csv`, `\ufeff${csv}`, 'text/csv;charset=utf-8')
