package com.ventora.features.catalogue;

import java.util.function.Supplier;

/** A value computed on first access. Not thread-safe, since it belongs to one request. */
final class Lazy<T> implements Supplier<T> {

    private Supplier<T> make;
    private T value;

    Lazy(Supplier<T> make) {
        this.make = make;
    }

    @Override
    public T get() {
        if (make != null) {
            value = make.get();
            make = null;
        }
        return value;
    }
}
