package com.ventora.core.catalogue;

import java.util.function.Supplier;

/** A value that is made when it is first wanted. Of one request, so of one thread. */
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
