import { ActionButton, Flex, TextField, type SpectrumTextFieldProps } from '@adobe/react-spectrum';
import FolderOpen from '@spectrum-icons/workflow/FolderOpen';
import { useState, type ReactNode } from 'react';
import { PathPicker } from './PathPicker';

interface PathFieldProps extends Omit<SpectrumTextFieldProps, 'onChange' | 'value'> {
  readonly name: string;
  readonly value: string;
  readonly root: string;
  readonly accepts?: string;
  onChange(path: string): void;
}

/** A path, typed or chosen in the tree. */
export function PathField({ name, value, root, accepts, onChange, ...rest }: PathFieldProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Flex gap="size-75" alignItems="start">
        <TextField
          {...rest}
          {...(!rest.label && { 'aria-label': name })}
          name={name}
          value={value}
          onChange={onChange}
          spellCheck="false"
          flex
        />
        <ActionButton
          aria-label={`Choose ${name}`}
          marginTop={rest.label ? 'size-300' : undefined}
          onPress={() => setOpen(true)}
        >
          <FolderOpen />
        </ActionButton>
      </Flex>
      {isOpen && (
        <PathPicker
          title={`Choose: ${name}`}
          root={root}
          accepts={accepts}
          current={value}
          onPick={([path]) => {
            setOpen(false);
            if (path) onChange(path);
          }}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
