import { ActionButton, Flex, TextField, type SpectrumTextFieldProps } from '@adobe/react-spectrum';
import FolderOpen from '@spectrum-icons/workflow/FolderOpen';
import Alert from '@spectrum-icons/workflow/Alert';
import { useId, useState, type ReactNode } from 'react';
import { PathPicker } from './PathPicker';
import { useMissing } from './use-missing';
import { t } from '../../../../../../shared/authoring/language/t';

interface PathFieldProps extends Omit<SpectrumTextFieldProps, 'onChange' | 'value'> {
  readonly name: string;
  readonly value: string;
  readonly root: string;
  readonly accepts?: string;
  onChange(path: string): void;
}

/** A path, typed or chosen in the tree. A broken one is kept, with a warning. */
export function PathField({ name, value, root, accepts, onChange, ...rest }: PathFieldProps): ReactNode {
  const [isOpen, setOpen] = useState(false);
  const isMissing = useMissing(value);
  const warning = useId();
  return (
    <div>
      <Flex gap="size-75" alignItems="start">
        <TextField
          {...rest}
          {...(!rest.label && { 'aria-label': name })}
          name={name}
          value={value}
          onChange={onChange}
          spellCheck="false"
          aria-describedby={isMissing ? warning : undefined}
          flex
        />
        <ActionButton
          aria-label={t('Choose {name}', { name })}
          marginTop={rest.label ? 'size-300' : undefined}
          onPress={() => setOpen(true)}
        >
          <FolderOpen />
        </ActionButton>
      </Flex>
      <div role="status" id={warning} className="editor-warning">
        {isMissing && (
          <>
            <Alert size="S" aria-hidden />
            {t('There is nothing at this address. Check it, or choose another.')}
          </>
        )}
      </div>
      {isOpen && (
        <PathPicker
          title={t('Choose: {name}', { name })}
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
    </div>
  );
}
