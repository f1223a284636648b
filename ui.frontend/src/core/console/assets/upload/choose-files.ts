/** Lets an author choose files of their computer. Nothing happens if they choose none. */
export function chooseFiles(isSeveral: boolean, onFiles: (files: readonly File[]) => void): void {
  const input = document.createElement('input');
  input.type = 'file';
  input.multiple = isSeveral;
  input.hidden = true;
  input.addEventListener('change', () => {
    input.remove();
    if (input.files && input.files.length > 0) onFiles([...input.files]);
  });
  input.addEventListener('cancel', () => input.remove());
  document.body.append(input);
  input.click();
}
